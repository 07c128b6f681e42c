package dev.rowan.processor.model;

import java.util.Locale;

/** The periods of time that an index key can be made of, in UTC. */
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

  /** What the start of the period is stored as. */
  public ScalarKind stored() {
    return stored;
  }

  /** The Java type of the start of the period. */
  public JavaType javaType() {
    return JavaType.library("java.time", javaClass);
  }

  /** The word that an index component writes. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
