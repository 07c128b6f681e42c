package dev.rowan.spi.schema;

import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;

/**
 * The scalar types of CQL. Each has one canonical Java type, in which its values stand in a {@link
 * dev.rowan.spi.value.Row}.
 */
public enum ScalarType implements ColumnType {
  /** {@link String} of any Unicode characters; unpaired surrogates cannot be stored. */
  TEXT(ScalarValueTypes.TEXT),
  /** {@link String} of US-ASCII characters. */
  ASCII(ScalarValueTypes.ASCII),
  /** {@link Boolean}. */
  BOOLEAN(ScalarValueTypes.BOOLEAN),
  /** {@link Byte}. */
  TINYINT(ScalarValueTypes.TINYINT),
  /** {@link Short}. */
  SMALLINT(ScalarValueTypes.SMALLINT),
  /** {@link Integer}. */
  INT(ScalarValueTypes.INT),
  /** {@link Long}. */
  BIGINT(ScalarValueTypes.BIGINT),
  /** {@link Float}; every NaN is the same value. */
  FLOAT(ScalarValueTypes.FLOAT),
  /** {@link Double}; every NaN is the same value. */
  DOUBLE(ScalarValueTypes.DOUBLE),
  /** {@link java.math.BigDecimal}. */
  DECIMAL(ScalarValueTypes.DECIMAL),
  /** {@link java.math.BigInteger}. */
  VARINT(ScalarValueTypes.VARINT),
  /** Read-only {@link java.nio.ByteBuffer}, content between position and limit. */
  BLOB(ScalarValueTypes.BLOB),
  /** {@link java.util.UUID} of any version. */
  UUID(ScalarValueTypes.UUID),
  /** {@link java.util.UUID} of version 1. */
  TIMEUUID(ScalarValueTypes.TIMEUUID),
  /** {@link java.time.Instant} in whole milliseconds. */
  TIMESTAMP(ScalarValueTypes.TIMESTAMP),
  /** {@link java.time.LocalDate}. */
  DATE(ScalarValueTypes.DATE),
  /** {@link java.time.LocalTime}. */
  TIME(ScalarValueTypes.TIME),
  /** {@link dev.rowan.spi.value.CqlDuration}; never part of a key. */
  DURATION(ScalarValueTypes.DURATION),
  /** {@link java.net.InetAddress}, without its host name. */
  INET(ScalarValueTypes.INET);

  @SuppressWarnings("ImmutableEnumChecker") // all of these objects are immutable
  private final ScalarValueType<?> valueType;

  ScalarType(ScalarValueType<?> valueType) {
    this.valueType = valueType;
  }

  @Override
  public String cql() {
    return valueType.cql();
  }

  @Override
  public ScalarValueType<?> valueType() {
    return valueType;
  }
}
