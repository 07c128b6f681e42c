package dev.rowan.processor.model;

import java.util.Locale;

/** The periods of time that an index key can have, in UTC. */
public enum Period {
  HOUR(ScalarKind.TIMESTAMP, 1.0 / 24),
  DAY(ScalarKind.DATE, 1),
  MONTH(ScalarKind.DATE, 30);

  private final ScalarKind stored;
  private final double days;

  Period(ScalarKind stored, double days) {
    this.stored = stored;
    this.days = days;
  }

  /** Returns the length in days; a month has 30. */
  public double days() {
    return days;
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
