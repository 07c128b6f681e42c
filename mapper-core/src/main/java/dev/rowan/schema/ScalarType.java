package dev.rowan.schema;

import java.util.Locale;

/**
 * The scalar types of CQL. Each has one canonical Java type, in which its values stand in a {@link
 * dev.rowan.value.Row}.
 */
public enum ScalarType implements ColumnType {
  /** {@link String} of any Unicode characters; unpaired surrogates cannot be stored. */
  TEXT,
  /** {@link String} of US-ASCII characters. */
  ASCII,
  /** {@link Boolean}. */
  BOOLEAN,
  /** {@link Byte}. */
  TINYINT,
  /** {@link Short}. */
  SMALLINT,
  /** {@link Integer}. */
  INT,
  /** {@link Long}. */
  BIGINT,
  /** {@link Float}; every NaN is the same value. */
  FLOAT,
  /** {@link Double}; every NaN is the same value. */
  DOUBLE,
  /** {@link java.math.BigDecimal}. */
  DECIMAL,
  /** {@link java.math.BigInteger}. */
  VARINT,
  /** Read-only {@link java.nio.ByteBuffer}, content between position and limit. */
  BLOB,
  /** {@link java.util.UUID} of any version. */
  UUID,
  /** {@link java.util.UUID} of version 1. */
  TIMEUUID,
  /** {@link java.time.Instant} in whole milliseconds. */
  TIMESTAMP,
  /** {@link java.time.LocalDate}. */
  DATE,
  /** {@link java.time.LocalTime}. */
  TIME,
  /** {@link dev.rowan.value.CqlDuration}; never part of a key. */
  DURATION,
  /** {@link java.net.InetAddress}, without its host name. */
  INET;

  private final String cql = name().toLowerCase(Locale.ROOT);

  @Override
  public String cql() {
    return cql;
  }
}
