package dev.rowan.processor.model;

import java.util.Locale;

/** The periods of time that an index key can have, in UTC. */
public enum Period {
  HOUR(ScalarKind.TIMESTAMP, "Instant"),
  DAY(ScalarKind.DATE, "LocalDate"),
  MONTH(ScalarKind.DATE, "LocalDate");

  private final ScalarKind stored;
  private final String javaClass;

  Period(ScalarKind stored, String javaClass) {
    this.stored = stored;
    this.javaClass = javaClass;
  }

  /** Returns the stored type of the start of the period. */
  public ScalarKind stored() {
    return stored;
  }

  /** Returns the Java type of the start of the period. */
  public JavaType javaType() {
    return JavaType.library("java.time", javaClass);
  }

  /** Returns the word of the period in an index component. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
