package dev.rowan.processor.model;

import java.util.Locale;

/** The CQL types of a single value; the same constants as the run time's scalar types. */
public enum ScalarKind {
  TEXT,
  ASCII,
  BOOLEAN,
  TINYINT,
  SMALLINT,
  INT,
  BIGINT,
  FLOAT,
  DOUBLE,
  DECIMAL,
  VARINT,
  BLOB,
  UUID,
  TIMEUUID,
  TIMESTAMP,
  DATE,
  TIME,
  DURATION,
  INET;

  /** Returns the type as CQL text. */
  public String cql() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether values have an order, so that a key can have this type. */
  public boolean isOrdered() {
    return this != DURATION;
  }

  /** Whether values are numbers, which have a sum. */
  public boolean isNumber() {
    return switch (this) {
      case TINYINT, SMALLINT, INT, BIGINT, FLOAT, DOUBLE, DECIMAL, VARINT -> true;
      default -> false;
    };
  }

  /** Whether values are moments, of which a day has many: they have an hour. */
  public boolean isMoment() {
    return this == TIMESTAMP || this == TIMEUUID;
  }

  /** Whether a storage-attached index finds the values in a range: numbers, dates and times. */
  public boolean hasIndexedRanges() {
    return isNumber() || this == DATE || this == TIME || this == TIMESTAMP;
  }

  /** The type of the same Java type unless {@code @Column} asks for this one. */
  public ScalarKind natural() {
    return switch (this) {
      case ASCII -> TEXT;
      case TIMEUUID -> UUID;
      default -> this;
    };
  }

  /** The Java type of values, without its package. */
  public String javaName() {
    return JavaScalar.canonical(this).simpleName();
  }
}
