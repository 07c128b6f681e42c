package dev.rowan.spi.value;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Canonical values of every type that are easily treated wrongly, always in the same order. */
public final class OddValues {
  /** A user-defined type with a text, a list and a map. */
  public static final UserType USER =
      new UserType(
          "place",
          List.of(
              new UserType.Field("town", ScalarType.TEXT),
              new UserType.Field("lines", new ListType(ScalarType.INT)),
              new UserType.Field("rates", new MapType(ScalarType.TEXT, ScalarType.DECIMAL))));

  private OddValues() {}

  /** Returns every scalar type and some types of each structure, with their values. */
  public static Map<ColumnType, List<Object>> all() {
    Map<ColumnType, List<Object>> all = new LinkedHashMap<>();
    for (ScalarType type : ScalarType.values()) {
      all.put(type, of(type));
    }
    all.put(CounterType.COUNTER, List.of(0L, -1L, Long.MIN_VALUE, Long.MAX_VALUE));
    addCollections(all);
    addTuples(all);
    return all;
  }

  private static void addCollections(Map<ColumnType, List<Object>> all) {
    all.put(
        new ListType(ScalarType.TEXT),
        List.of(List.of(), List.of(""), List.of("b", "a"), List.of("a", "b", "a")));
    all.put(new ListType(ScalarType.DECIMAL), List.of(of(ScalarType.DECIMAL)));
    all.put(new ListType(ScalarType.DURATION), List.of(of(ScalarType.DURATION)));
    all.put(new ListType(ScalarType.BLOB), List.of(of(ScalarType.BLOB)));
    all.put(
        new VectorType(ScalarType.FLOAT, 3),
        List.of(List.of(1.5f, -0.0f, Float.NaN), List.of(1.5f, 0.0f, 7f)));
    all.put(new VectorType(ScalarType.TEXT, 2), List.of(List.of("", "é"), List.of("é", "")));
    all.put(new SetType(ScalarType.INT), List.of(set(), set(3), set(3, -1, 2), set(-1, 2, 4)));
    all.put(
        new SetType(new ListType(ScalarType.TEXT)),
        List.of(set(List.of()), set(List.of("b"), List.of("a", "z"))));
    all.put(
        new MapType(ScalarType.TEXT, ScalarType.DOUBLE),
        List.of(Map.of(), map("b", -0.0, "a", 0.0), map("a", Double.NaN), map("", 1e300)));
    all.put(
        new MapType(ScalarType.INET, new SetType(ScalarType.VARINT)),
        List.of(map(inet("7f000001"), set(BigInteger.TEN, BigInteger.ONE.negate()))));
  }

  private static void addTuples(Map<ColumnType, List<Object>> all) {
    all.put(
        new TupleType(List.of(ScalarType.INT, ScalarType.TEXT)),
        List.of(
            TupleValue.of(null, null),
            TupleValue.of(null, ""),
            TupleValue.of(-1, null),
            TupleValue.of(-1, "😀")));
    all.put(
        USER,
        List.of(
            TupleValue.of(null, null, null),
            TupleValue.of("x", List.of(), Map.of()),
            TupleValue.of("", List.of(2, 1), map("k", new BigDecimal("1.0")))));
    all.put(
        new TupleType(List.of(USER, new TupleType(List.of(ScalarType.BOOLEAN)))),
        List.of(
            TupleValue.of(null, TupleValue.of((Object) null)),
            TupleValue.of(TupleValue.of("", null, null), TupleValue.of(false))));
  }

  /** Returns the odd values of a scalar type. */
  public static List<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT ->
          List.of(
              "",
              "a",
              "A",
              "\0",
              "a\0b",
              "é",
              "\u07ff\u0800",
              "\uff00\uffff",
              "😀",
              "a😀b",
              "\"\\");
      case ASCII -> List.of("", "a", "\0", "~\u007f", "abcdefghi");
      case BOOLEAN -> List.of(false, true);
      case TINYINT -> List.of((byte) 0, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SMALLINT -> List.of((short) 0, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> List.of(0, -1, 1969, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case BIGINT -> List.of(0L, -1L, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE);
      case FLOAT ->
          List.of(0f, -0f, 0.1f, Float.MIN_VALUE, -Float.MAX_VALUE, 1f / 0, -1f / 0, Float.NaN);
      case DOUBLE ->
          List.of(
              0.0, -0.0, 0.1, Double.MIN_VALUE, -Double.MAX_VALUE, 1.0 / 0, -1.0 / 0, Double.NaN);
      case DECIMAL ->
          decimals("0", "0.00", "0E+3", "1.0", "1.00", "1E+3", "1000", "-1.29", "-7E-900");
      case VARINT ->
          List.of(
              BigInteger.ZERO,
              BigInteger.ONE.negate(),
              BigInteger.valueOf(127),
              BigInteger.valueOf(-129),
              BigInteger.ONE.shiftLeft(100),
              BigInteger.ONE.shiftLeft(100).negate());
      case BLOB -> List.of(blob(""), blob("00"), blob("00ff"), blob("000102030405060708"), part());
      case UUID ->
          uuids(
              "00000000-0000-0000-0000-000000000000",
              "ffffffff-ffff-ffff-ffff-ffffffffffff",
              "f47ac10b-58cc-4372-a567-0e02b2c3d479",
              "d2177dd0-eaa2-11de-a572-001b779c76e3",
              "00000001-eaa3-11de-a572-001b779c76e3");
      case TIMEUUID ->
          uuids(
              "00000000-0000-1000-8000-000000000000",
              "d2177dd0-eaa2-11de-a572-ff1b779c76e3",
              "d2177dd0-eaa2-11de-a572-7f1b779c76e3",
              "ffffffff-ffff-1fff-ffff-ffffffffffff");
      case TIMESTAMP ->
          List.of(
              Instant.EPOCH,
              Instant.ofEpochMilli(-1),
              Instant.parse("1969-07-20T20:17:40.001Z"),
              Instant.parse("9999-12-31T23:59:59.999Z"),
              Instant.ofEpochMilli(Long.MIN_VALUE),
              Instant.ofEpochMilli(Long.MAX_VALUE));
      case DATE ->
          List.of(
              LocalDate.EPOCH,
              LocalDate.of(1969, 12, 31),
              LocalDate.of(9999, 12, 31),
              LocalDate.of(-1, 2, 28),
              LocalDate.ofEpochDay(Integer.MIN_VALUE),
              LocalDate.ofEpochDay(Integer.MAX_VALUE));
      case TIME -> List.of(LocalTime.MIDNIGHT, LocalTime.of(1, 2), LocalTime.MAX);
      case DURATION ->
          List.of(
              new CqlDuration(0, 0, 0),
              new CqlDuration(1, 2, 3),
              new CqlDuration(-1, -2, Long.MIN_VALUE));
      case INET ->
          List.of(inet("7f000001"), inet("ffffffff"), inet("20010db8000000000000000000000001"));
    };
  }

  private static List<Object> decimals(String... texts) {
    return Arrays.stream(texts).<Object>map(BigDecimal::new).toList();
  }

  private static List<Object> uuids(String... texts) {
    return Arrays.stream(texts).<Object>map(UUID::fromString).toList();
  }

  private static Object set(Object... elements) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(Arrays.asList(elements)));
  }

  private static Object map(Object... entries) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < entries.length; i += 2) {
      map.put(entries[i], entries[i + 1]);
    }
    return Collections.unmodifiableMap(map);
  }

  private static ByteBuffer blob(String hex) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(hex)).asReadOnlyBuffer();
  }

  /** Content between position and limit, inside of a larger array. */
  private static ByteBuffer part() {
    return ByteBuffer.wrap(new byte[] {9, 1, 2, 9}, 1, 2).asReadOnlyBuffer();
  }

  private static InetAddress inet(String hex) {
    try {
      return InetAddress.getByAddress(HexFormat.of().parseHex(hex));
    } catch (UnknownHostException e) {
      throw new AssertionError("an address has 4 or 16 bytes", e);
    }
  }
}
