package dev.rowan.processor.model;

import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** The periods of time that an index key can have, in UTC. */
public enum Period {
  HOUR(ScalarKind.TIMESTAMP, ChronoUnit.HOURS),
  DAY(ScalarKind.DATE, ChronoUnit.DAYS),
  WEEK(ScalarKind.DATE, ChronoUnit.WEEKS),
  MONTH(ScalarKind.DATE, ChronoUnit.MONTHS),
  YEAR(ScalarKind.INT, ChronoUnit.YEARS);

  private final ScalarKind stored;
  private final ChronoUnit unit;

  Period(ScalarKind stored, ChronoUnit unit) {
    this.stored = stored;
    this.unit = unit;
  }

  /** Returns the periods of a property as a computation. */
  ComputedKey.Bucket of(String property) {
    return new ComputedKey.Bucket(property, unit, 1, "");
  }

  /** Returns the type of the column that stores the period. */
  public ScalarKind stored() {
    return stored;
  }

  /** Returns the Java type of an argument that names the period. */
  public JavaType javaType() {
    return JavaType.library("java.time", this == YEAR ? "Year" : stored.javaName());
  }

  /** Returns the word of the period in an index component. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
