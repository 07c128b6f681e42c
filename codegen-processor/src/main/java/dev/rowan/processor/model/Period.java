package dev.rowan.processor.model;

import java.util.Locale;

/** The periods of time that an index key can be made of, in UTC. */
public enum Period {
  HOUR(ScalarKind.TIMESTAMP),
  DAY(ScalarKind.DATE),
  MONTH(ScalarKind.DATE);

  private final ScalarKind stored;

  Period(ScalarKind stored) {
    this.stored = stored;
  }

  /** What the start of the period is stored as. */
  public ScalarKind stored() {
    return stored;
  }

  /** The Java type of the start of the period. */
  public JavaType javaType() {
    return JavaType.library("java.time", stored.javaName());
  }

  /** The word that an index component writes. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
