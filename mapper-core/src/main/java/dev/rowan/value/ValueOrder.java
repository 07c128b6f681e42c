package dev.rowan.value;

import dev.rowan.schema.ColumnType;
import dev.rowan.schema.CounterType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.TupleType;
import dev.rowan.schema.UserType;
import dev.rowan.schema.VectorType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The order of the canonical values of a type, as Cassandra sorts clustering columns that ascend
 * (its {@code AbstractType.compare}). Two decimals of one number are equal, whatever their scale.
 * The comparators are thread-safe.
 */
public final class ValueOrder {
  private ValueOrder() {}

  /**
   * Returns whether values of a type have an order: not with a {@link ScalarType#DURATION} inside.
   */
  public static boolean exists(ColumnType type) {
    if (type instanceof ListType list) {
      return exists(list.element());
    } else if (type instanceof VectorType vector) {
      return exists(vector.element());
    } else if (type instanceof SetType set) {
      return exists(set.element());
    } else if (type instanceof MapType map) {
      return exists(map.key()) && exists(map.value());
    } else if (type instanceof TupleType tuple) {
      return tuple.fields().stream().allMatch(ValueOrder::exists);
    } else if (type instanceof UserType user) {
      return user.fields().stream().allMatch(field -> exists(field.type()));
    }
    return type != ScalarType.DURATION;
  }

  /**
   * Returns the order of a type's values.
   *
   * @throws IllegalArgumentException if the type, or one inside of it, is {@link
   *     ScalarType#DURATION}, which has no order
   */
  public static Comparator<Object> of(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return of(scalar);
    } else if (type instanceof ListType list) {
      return elements(of(list.element()));
    } else if (type instanceof VectorType vector) {
      return elements(of(vector.element()));
    } else if (type instanceof SetType set) {
      return sorted(of(set.element()));
    } else if (type instanceof MapType map) {
      return entries(of(map.key()), of(map.value()));
    } else if (type instanceof TupleType tuple) {
      return fields(tuple.fields());
    } else if (type instanceof UserType user) {
      return fields(user.fields().stream().map(UserType.Field::type).toList());
    } else if (type == CounterType.COUNTER) {
      return natural(Long.class);
    }
    throw new IllegalArgumentException("type " + type.cql());
  }

  private static Comparator<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT, ASCII -> (one, two) -> compareTexts((String) one, (String) two);
      case BLOB -> (one, two) -> Arrays.compareUnsigned(bytes(one), bytes(two));
      case INET ->
          (one, two) ->
              Arrays.compareUnsigned(
                  ((InetAddress) one).getAddress(), ((InetAddress) two).getAddress());
      case BOOLEAN -> natural(Boolean.class);
      case TINYINT -> natural(Byte.class);
      case SMALLINT -> natural(Short.class);
      case INT -> natural(Integer.class);
      case BIGINT -> natural(Long.class);
      case VARINT -> natural(BigInteger.class);
      case FLOAT -> natural(Float.class);
      case DOUBLE -> natural(Double.class);
      case DECIMAL -> natural(BigDecimal.class);
      case UUID -> (one, two) -> compareUuids((UUID) one, (UUID) two);
      case TIMEUUID -> (one, two) -> compareTimeuuids((UUID) one, (UUID) two);
      case TIMESTAMP -> natural(Instant.class);
      case DATE -> natural(LocalDate.class);
      case TIME -> natural(LocalTime.class);
      case DURATION -> throw new IllegalArgumentException("durations have no order");
    };
  }

  private static <T extends Comparable<? super T>> Comparator<Object> natural(Class<T> type) {
    return Comparator.comparing(type::cast);
  }

  /** By code points, as their UTF-8 sorts: surrogates stand above all other characters. */
  private static int compareTexts(String one, String two) {
    int length = Math.min(one.length(), two.length());
    for (int i = 0; i < length; i++) {
      char first = one.charAt(i);
      char second = two.charAt(i);
      if (first != second) {
        return Character.isSurrogate(first) == Character.isSurrogate(second)
            ? Character.compare(first, second)
            : Boolean.compare(Character.isSurrogate(first), Character.isSurrogate(second));
      }
    }
    return Integer.compare(one.length(), two.length());
  }

  private static byte[] bytes(Object blob) {
    ByteBuffer buffer = ((ByteBuffer) blob).duplicate();
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  /** By version, version 1 by time, then by unsigned bits. */
  private static int compareUuids(UUID one, UUID two) {
    int order = Integer.compare(one.version(), two.version());
    if (order == 0) {
      order =
          one.version() == 1
              ? Long.compareUnsigned(time(one), time(two))
              : Long.compareUnsigned(one.getMostSignificantBits(), two.getMostSignificantBits());
    }
    return order != 0
        ? order
        : Long.compareUnsigned(one.getLeastSignificantBits(), two.getLeastSignificantBits());
  }

  /** By time, then by the low half as signed bytes. */
  private static int compareTimeuuids(UUID one, UUID two) {
    int order = Long.compareUnsigned(time(one), time(two));
    return order != 0 ? order : Arrays.compare(lowBytes(one), lowBytes(two));
  }

  private static long time(UUID uuid) {
    long high = uuid.getMostSignificantBits();
    return (high & 0xFFFF) << 48 | (high & 0xFFFF_0000L) << 16 | high >>> 32;
  }

  private static byte[] lowBytes(UUID uuid) {
    return ByteBuffer.allocate(Long.BYTES).putLong(uuid.getLeastSignificantBits()).array();
  }

  private static Comparator<Object> elements(Comparator<Object> element) {
    return (one, two) ->
        compare(List.copyOf((Collection<?>) one), List.copyOf((Collection<?>) two), element);
  }

  private static Comparator<Object> sorted(Comparator<Object> element) {
    return (one, two) ->
        compare(
            ((Collection<?>) one).stream().map(Object.class::cast).sorted(element).toList(),
            ((Collection<?>) two).stream().map(Object.class::cast).sorted(element).toList(),
            element);
  }

  /** By key, value, key, value, the smallest key first. */
  private static Comparator<Object> entries(Comparator<Object> key, Comparator<Object> value) {
    Comparator<Map.Entry<?, ?>> byKey = (one, two) -> key.compare(one.getKey(), two.getKey());
    Comparator<Map.Entry<?, ?>> entry =
        byKey.thenComparing((one, two) -> value.compare(one.getValue(), two.getValue()));
    return (one, two) -> compare(sortedEntries(one, byKey), sortedEntries(two, byKey), entry);
  }

  private static List<Map.Entry<?, ?>> sortedEntries(
      Object map, Comparator<Map.Entry<?, ?>> byKey) {
    List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) map).entrySet());
    entries.sort(byKey);
    return entries;
  }

  private static <T> int compare(
      List<? extends T> one, List<? extends T> two, Comparator<T> element) {
    int length = Math.min(one.size(), two.size());
    for (int i = 0; i < length; i++) {
      int order = element.compare(one.get(i), two.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), two.size());
  }

  /** Field by field; a field without a value before one with a value. */
  private static Comparator<Object> fields(List<ColumnType> types) {
    List<Comparator<Object>> orders = types.stream().map(ValueOrder::of).toList();
    return (one, two) -> {
      List<@Nullable Object> first = ((TupleValue) one).fields();
      List<@Nullable Object> second = ((TupleValue) two).fields();
      for (int i = 0; i < orders.size(); i++) {
        int order = compareFields(orders.get(i), first.get(i), second.get(i));
        if (order != 0) {
          return order;
        }
      }
      return 0;
    };
  }

  private static int compareFields(
      Comparator<Object> order, @Nullable Object one, @Nullable Object two) {
    return one == null || two == null
        ? Boolean.compare(one != null, two != null)
        : order.compare(one, two);
  }
}
