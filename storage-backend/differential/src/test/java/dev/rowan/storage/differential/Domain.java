package dev.rowan.storage.differential;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The few values of each type, in its order, from which histories are made. They are so few that
 * writes collide, and chosen so that wrong orders show. Non-canonical numbers are left out, because
 * Cassandra's own answers for them are not deterministic.
 */
final class Domain {
  private static final UUID EARLY_LOW = new UUID(0x0000_0001_0000_1000L, 0x8000_0000_0000_0001L);
  private static final UUID EARLY_HIGH = new UUID(0x0000_0001_0000_1000L, 0x8000_0000_0000_00FFL);
  private static final UUID LATE = new UUID(0x0000_0000_0000_1001L, 0x8000_0000_0000_0000L);
  private static final Map<ScalarType, List<Object>> SCALARS = scalars();

  private Domain() {}

  /** Returns any whole value of a type. */
  static Object value(ColumnType type, Dice dice) {
    if (type instanceof ListType list) {
      return values(list.element(), dice, dice.below(4));
    }
    if (type instanceof SetType set) {
      return set(set.element(), dice, dice.below(4));
    }
    if (type instanceof MapType map) {
      return map(map, dice, dice.below(4));
    }
    if (type instanceof TupleType tuple) {
      return fields(tuple.fields(), dice);
    }
    if (type instanceof UserType user) {
      return fields(user.fields().stream().map(UserType.Field::type).toList(), dice);
    }
    if (type instanceof VectorType vector) {
      return values(vector.element(), dice, vector.dimensions());
    }
    return dice.of(SCALARS.get((ScalarType) type));
  }

  /** Returns some values, possibly with duplicates. */
  static List<Object> values(ColumnType type, Dice dice, int count) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(value(type, dice));
    }
    return Collections.unmodifiableList(values);
  }

  /**
   * Returns a set in the order of its type, because Cassandra stores a frozen set in the order in
   * which it was sent.
   */
  static Set<Object> set(ColumnType element, Dice dice, int atMost) {
    Set<Object> set = new LinkedHashSet<>();
    if (element instanceof ScalarType scalar) {
      Set<Object> chosen = new HashSet<>(values(element, dice, atMost));
      SCALARS.get(scalar).stream().filter(chosen::contains).forEach(set::add);
    } else if (atMost > 0) {
      set.add(value(element, dice));
    }
    return Collections.unmodifiableSet(set);
  }

  static Map<Object, Object> map(MapType type, Dice dice, int atMost) {
    Map<Object, Object> map = new LinkedHashMap<>();
    set(type.key(), dice, atMost).forEach(key -> map.put(key, value(type.value(), dice)));
    return Collections.unmodifiableMap(map);
  }

  /** Returns the first component of a partition key, a different one for each number. */
  static Object numbered(ColumnType type, int number) {
    return switch ((ScalarType) type) {
      case INT -> number;
      case BIGINT -> -5_000_000_000L + number;
      case TEXT, ASCII -> "p" + number;
      case VARINT -> BigInteger.valueOf(number).shiftLeft(70);
      case BLOB -> ByteBuffer.allocate(4).putInt(0, number).asReadOnlyBuffer();
      case UUID -> new UUID(0x4000L, 0x8000000000000000L | number);
      case TIMESTAMP -> Instant.ofEpochMilli(number);
      default -> throw new IllegalArgumentException(type.cql());
    };
  }

  private static TupleValue fields(List<ColumnType> types, Dice dice) {
    List<Object> fields = new ArrayList<>();
    for (ColumnType type : types) {
      fields.add(dice.oneIn(4) ? null : value(type, dice));
    }
    return new TupleValue(fields);
  }

  private static Map<ScalarType, List<Object>> scalars() {
    Map<ScalarType, List<Object>> all = new LinkedHashMap<>();
    all.put(ScalarType.TEXT, List.of("", "a", "ab", "é", "\uFF00", "\uD83D\uDE00"));
    all.put(ScalarType.ASCII, List.of("", "a", "aa", "b"));
    all.put(ScalarType.BOOLEAN, List.of(false, true));
    all.put(ScalarType.TINYINT, List.of(Byte.MIN_VALUE, (byte) -1, (byte) 0, (byte) 1));
    all.put(ScalarType.SMALLINT, List.of((short) -1, (short) 0, (short) 1, (short) 256));
    all.put(ScalarType.INT, List.of(Integer.MIN_VALUE, -1, 0, 1, 256));
    all.put(ScalarType.BIGINT, List.of(-70_000L, -1L, 0L, 1L, 300L, Long.MAX_VALUE));
    all.put(ScalarType.FLOAT, List.of(Float.NEGATIVE_INFINITY, -1.5f, -0f, 0f, 2f, Float.NaN));
    all.put(ScalarType.DOUBLE, List.of(-1.5, -0d, 0d, 2d, Double.POSITIVE_INFINITY, Double.NaN));
    all.put(ScalarType.DECIMAL, decimals("-12.5", "-1", "0", "0.01", "1", "1E+3"));
    all.put(ScalarType.VARINT, List.of(big(-129), big(-1), big(0), big(1), big(1).shiftLeft(90)));
    all.put(ScalarType.BLOB, List.of(bytes(), bytes(0), bytes(0, 0), bytes(0, 1), bytes(255)));
    all.put(ScalarType.UUID, uuids());
    all.put(ScalarType.TIMEUUID, timeUuids());
    all.put(ScalarType.TIMESTAMP, List.of(at(-1), at(0), at(1), at(1_700_000_000_123L)));
    all.put(ScalarType.DATE, List.of(day(-1), day(0), day(1), day(20_000)));
    all.put(ScalarType.TIME, List.of(LocalTime.MIDNIGHT, LocalTime.NOON, LocalTime.MAX));
    all.put(ScalarType.DURATION, List.of(new CqlDuration(0, 0, 0), new CqlDuration(-1, -2, -3)));
    all.put(ScalarType.INET, List.of(host("::1"), host("10.0.0.1"), host("200.0.0.1")));
    return all;
  }

  private static List<Object> uuids() {
    return List.of(
        EARLY_LOW,
        EARLY_HIGH,
        LATE,
        new UUID(0x4000L, 0x8000000000000000L),
        new UUID(0xFFFF_FFFF_0000_4000L, 0xBFFF_0000_0000_0000L));
  }

  /** In one of the two types the low bytes compare as signed bytes. */
  private static List<Object> timeUuids() {
    return List.of(EARLY_HIGH, EARLY_LOW, LATE);
  }

  private static List<Object> decimals(String... texts) {
    List<Object> all = new ArrayList<>();
    for (String one : texts) {
      all.add(new BigDecimal(one));
    }
    return List.copyOf(all);
  }

  private static BigInteger big(long value) {
    return BigInteger.valueOf(value);
  }

  private static ByteBuffer bytes(int... values) {
    ByteBuffer buffer = ByteBuffer.allocate(values.length);
    for (int value : values) {
      buffer.put((byte) value);
    }
    return buffer.flip().asReadOnlyBuffer();
  }

  private static Instant at(long millis) {
    return Instant.ofEpochMilli(millis);
  }

  private static LocalDate day(long epochDay) {
    return LocalDate.ofEpochDay(epochDay);
  }

  private static InetAddress host(String literal) {
    try {
      return InetAddress.getByAddress(InetAddress.getByName(literal).getAddress());
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
