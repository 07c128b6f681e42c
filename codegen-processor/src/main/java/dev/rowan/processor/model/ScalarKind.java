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
}
