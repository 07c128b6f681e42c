package dev.rowan.storage.contract;

import dev.rowan.schema.ScalarType;
import dev.rowan.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;

/** Canonical values at the limits of each type, and values just beyond them. */
final class Samples {
  private Samples() {}

  /** Returns values at the limits of a type; no two are equal. */
  static List<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT ->
          List.of(
              "",
              "a",
              "A",
              "ab",
              "\u0000",
              "a\u0000",
              "\u007f",
              "\u0080",
              "\u07ff",
              "\u0800",
              "e\u0301",
              "\u00e9",
              "\ud7ff",
              "\ue000",
              "\uff00",
              "\uffff",
              "\ud83d\ude00",
              "\udbff\udfff",
              "x".repeat(300));
      case ASCII -> List.of("", "a", "A", "ab", "\u0000", "~", "\u007f", "x".repeat(300));
      case BOOLEAN -> List.of(false, true);
      case TINYINT -> List.of((byte) 0, (byte) 1, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SMALLINT -> List.of((short) 0, (short) 1, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> List.of(0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case BIGINT -> bigints();
      case FLOAT -> floats();
      case DOUBLE -> doubles();
      case DECIMAL -> decimals();
      case VARINT -> varints();
      case BLOB ->
          List.of(blob(""), blob("00"), blob("0000"), blob("00ff"), blob("ff"), blob("ff00"));
      case UUID -> uuids();
      case TIMEUUID -> timeUuids();
      case TIMESTAMP -> timestamps();
      case DATE -> dates();
      case TIME ->
          List.of(
              LocalTime.MIDNIGHT,
              LocalTime.ofNanoOfDay(1),
              LocalTime.NOON,
              LocalTime.of(1, 2, 3),
              LocalTime.MAX);
      case DURATION -> durations();
      case INET ->
          List.of(
              inet("00000000"),
              inet("0a000001"),
              inet("c8000001"),
              inet("ffffffff"),
              inet("00000000000000000000000000000001"),
              inet("20010db8000000000000000000000001"),
              inet("ffffffffffffffffffffffffffffffff"));
    };
  }

  /** Returns values of the right Java type that a column of this type cannot hold. */
  static List<Object> beyond(ScalarType type) {
    return switch (type) {
      case TEXT -> List.of("\ud800", "a\udc00b", "\udc00\ud800");
      case ASCII -> List.of("\u0080", "\u00e9", "a\ud83d\ude00");
      case TIMEUUID ->
          List.of(new UUID(0, 0), UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479"));
      case TIMESTAMP -> List.of(Instant.MIN, Instant.MAX);
      case DATE ->
          List.of(
              LocalDate.MIN,
              LocalDate.MAX,
              LocalDate.ofEpochDay(Integer.MIN_VALUE - 1L),
              LocalDate.ofEpochDay(Integer.MAX_VALUE + 1L));
      default -> List.of();
    };
  }

  private static List<Object> bigints() {
    return List.of(
        0L,
        1L,
        -1L,
        63L,
        64L,
        -64L,
        -65L,
        8191L,
        8192L,
        -8192L,
        -8193L,
        1L << 55,
        -(1L << 55),
        1L << 62,
        Long.MIN_VALUE,
        Long.MIN_VALUE + 1,
        Long.MAX_VALUE - 1,
        Long.MAX_VALUE);
  }

  private static List<Object> floats() {
    return List.of(
        0f,
        -0f,
        1f,
        -1f,
        Float.MIN_VALUE,
        -Float.MIN_VALUE,
        Float.MIN_NORMAL,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.NaN);
  }

  private static List<Object> doubles() {
    return List.of(
        0d,
        -0d,
        1d,
        -1d,
        Double.MIN_VALUE,
        -Double.MIN_VALUE,
        Double.MIN_NORMAL,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        Double.NaN);
  }

  /** Decimals that differ as numbers, too. */
  private static List<Object> decimals() {
    return List.of(
        new BigDecimal("0.00"),
        new BigDecimal("1"),
        new BigDecimal("-1.0"),
        new BigDecimal("0.1"),
        new BigDecimal("-0.1"),
        new BigDecimal("0.01"),
        new BigDecimal("1.10"),
        new BigDecimal("-1.10"),
        new BigDecimal("9.99"),
        new BigDecimal("10.00"),
        new BigDecimal("99"),
        new BigDecimal("1E2"),
        new BigDecimal("101"),
        new BigDecimal("123456789.987654321"),
        new BigDecimal("-123456789.987654321"),
        new BigDecimal("1E-1000"),
        new BigDecimal("-1E-1000"),
        new BigDecimal("1E1000"),
        new BigDecimal("-1E1000"),
        new BigDecimal("7".repeat(300) + ".7"),
        new BigDecimal("-" + "7".repeat(300) + ".7"));
  }

  private static List<Object> varints() {
    BigInteger huge = BigInteger.ONE.shiftLeft(2_000);
    return List.of(
        BigInteger.ZERO,
        BigInteger.ONE,
        BigInteger.ONE.negate(),
        BigInteger.valueOf(127),
        BigInteger.valueOf(128),
        BigInteger.valueOf(-128),
        BigInteger.valueOf(-129),
        BigInteger.valueOf(Long.MAX_VALUE),
        BigInteger.valueOf(Long.MIN_VALUE),
        BigInteger.valueOf(Long.MAX_VALUE).add(BigInteger.ONE),
        BigInteger.valueOf(Long.MIN_VALUE).subtract(BigInteger.ONE),
        huge,
        huge.negate(),
        huge.subtract(BigInteger.ONE),
        huge.shiftLeft(100));
  }

  private static List<Object> uuids() {
    return List.of(
        new UUID(0, 0),
        new UUID(-1, -1),
        UUID.fromString("f47ac10b-58cc-4372-a567-0e02b2c3d479"),
        UUID.fromString("00000000-0000-4000-8000-000000000000"),
        UUID.fromString("ffffffff-ffff-4fff-bfff-ffffffffffff"),
        UUID.fromString("017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
        UUID.fromString("d2177dd0-eaa2-11de-a572-001b779c76e3"),
        UUID.fromString("00000001-eaa3-11de-a572-001b779c76e3"),
        UUID.fromString("d2177dd0-eaa2-11de-2572-001b779c76e3"));
  }

  private static List<Object> timeUuids() {
    return List.of(
        UUID.fromString("00000000-0000-1000-8000-000000000000"),
        UUID.fromString("ffffffff-ffff-1fff-ffff-ffffffffffff"),
        UUID.fromString("d2177dd0-eaa2-11de-a572-001b779c76e3"),
        UUID.fromString("00000001-eaa3-11de-a572-001b779c76e3"),
        UUID.fromString("d2177dd0-eaa2-11de-2572-001b779c76e3"),
        UUID.fromString("d2177dd0-eaa2-11de-a572-ff1b779c76e3"),
        UUID.fromString("d2177dd0-eaa2-11de-a572-7f1b779c76e3"),
        UUID.fromString("d2177dd1-eaa2-11de-0000-000000000000"));
  }

  private static List<Object> timestamps() {
    return List.of(
        Instant.EPOCH,
        Instant.ofEpochMilli(1),
        Instant.ofEpochMilli(-1),
        Instant.ofEpochMilli(Long.MIN_VALUE),
        Instant.ofEpochMilli(Long.MAX_VALUE),
        Instant.parse("0000-01-01T00:00:00Z"),
        Instant.parse("2026-02-28T23:59:59.999Z"),
        Instant.parse("+100000-01-01T00:00:00Z"));
  }

  private static List<Object> dates() {
    return List.of(
        LocalDate.EPOCH,
        LocalDate.EPOCH.plusDays(1),
        LocalDate.EPOCH.minusDays(1),
        LocalDate.of(0, 1, 1),
        LocalDate.of(-1, 12, 31),
        LocalDate.of(2024, 2, 29),
        LocalDate.of(9999, 12, 31),
        LocalDate.ofEpochDay(Integer.MIN_VALUE),
        LocalDate.ofEpochDay(Integer.MAX_VALUE));
  }

  private static List<Object> durations() {
    return List.of(
        new CqlDuration(0, 0, 0),
        new CqlDuration(1, 2, 3),
        new CqlDuration(-1, -2, -3),
        new CqlDuration(0, 0, 1),
        new CqlDuration(0, 0, -1),
        new CqlDuration(Integer.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE),
        new CqlDuration(-Integer.MAX_VALUE, -Integer.MAX_VALUE, -Long.MAX_VALUE));
  }

  static ByteBuffer blob(String hex) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(hex)).asReadOnlyBuffer();
  }

  static InetAddress inet(String hex) {
    try {
      return InetAddress.getByAddress(HexFormat.of().parseHex(hex));
    } catch (UnknownHostException e) {
      throw new AssertionError("an address has 4 or 16 bytes", e);
    }
  }
}
