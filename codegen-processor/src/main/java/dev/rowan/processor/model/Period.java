package dev.rowan.processor.model;

import java.util.Locale;

/** The periods of time that an index key can have, in UTC. */
public enum Period {
  HOUR(ScalarKind.TIMESTAMP),
  DAY(ScalarKind.DATE),
  MONTH(ScalarKind.DATE);

  private final ScalarKind stored;

  Period(ScalarKind stored) {
    this.stored = stored;
  }

  /** Returns the stored type of the start of the period. */
  public ScalarKind stored() {
    return stored;
  }

  /** Returns the Java type of the start of the period. */
  public JavaType javaType() {
    return JavaType.library("java.time", stored.javaName());
  }

  /** Returns the word of the period in an index component. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
