package dev.rowan.storage.embedded.type;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.TupleValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** The order of values as Cassandra documents it, implemented without the codecs. */
public final class ValueOrder {
  private ValueOrder() {}

  /** Returns the order of a type's values, which compares parts one after another. */
  public static Comparator<Object> of(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return of(scalar);
    }
    return (one, two) -> lexicographic(parts(type, one), parts(type, two));
  }

  private static int lexicographic(List<Part> one, List<Part> two) {
    for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
      Comparator<Object> order = Comparator.nullsFirst(of(one.get(i).type()));
      int byPart = order.compare(one.get(i).value(), two.get(i).value());
      if (byPart != 0) {
        return byPart;
      }
    }
    return Integer.compare(one.size(), two.size());
  }

  private record Part(ColumnType type, Object value) {}

  /** Returns the parts of a value in the order of comparison. */
  private static List<Part> parts(ColumnType type, Object value) {
    List<Part> parts = new ArrayList<>();
    if (type instanceof MapType map) {
      List<Object> keys = new ArrayList<>(((Map<?, ?>) value).keySet());
      keys.sort(of(map.key()));
      for (Object key : keys) {
        parts.add(new Part(map.key(), key));
        parts.add(new Part(map.value(), ((Map<?, ?>) value).get(key)));
      }
    } else if (type instanceof SetType set) {
      List<Object> elements = new ArrayList<>((Set<?>) value);
      elements.sort(of(set.element()));
      elements.forEach(element -> parts.add(new Part(set.element(), element)));
    } else if (type instanceof ListType list) {
      ((List<?>) value).forEach(element -> parts.add(new Part(list.element(), element)));
    } else if (type instanceof VectorType vector) {
      ((List<?>) value).forEach(element -> parts.add(new Part(vector.element(), element)));
    } else {
      List<Object> fields = ((TupleValue) value).fields();
      for (int i = 0; i < fields.size(); i++) {
        parts.add(new Part(field(type, i), fields.get(i)));
      }
    }
    return parts;
  }

  private static ColumnType field(ColumnType type, int place) {
    return type instanceof TupleType tuple
        ? tuple.fields().get(place)
        : ((UserType) type).fields().get(place).type();
  }

  /** Returns the order of a scalar type's values. */
  public static Comparator<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT, ASCII -> by((String text) -> text.getBytes(StandardCharsets.UTF_8));
      case BLOB -> by(ValueOrder::content);
      case INET -> by(InetAddress::getAddress);
      case BOOLEAN -> natural(Boolean.class);
      case TINYINT -> natural(Byte.class);
      case SMALLINT -> natural(Short.class);
      case INT -> natural(Integer.class);
      case BIGINT -> natural(Long.class);
      case VARINT -> natural(BigInteger.class);
      case FLOAT -> natural(Float.class);
      case DOUBLE -> natural(Double.class);
      case DECIMAL -> natural(BigDecimal.class);
      case UUID -> (one, two) -> uuids((UUID) one, (UUID) two);
      case TIMEUUID -> (one, two) -> timeuuids((UUID) one, (UUID) two);
      case TIMESTAMP -> natural(Instant.class);
      case DATE -> natural(LocalDate.class);
      case TIME -> natural(LocalTime.class);
      case DURATION -> throw new IllegalArgumentException("durations have no order");
    };
  }

  private static <T extends Comparable<? super T>> Comparator<Object> natural(Class<T> type) {
    return Comparator.comparing(type::cast);
  }

  private interface BytesOf<T> {
    byte[] of(T value);
  }

  @SuppressWarnings("unchecked")
  private static <T> Comparator<Object> by(BytesOf<T> bytes) {
    return (one, two) -> Arrays.compareUnsigned(bytes.of((T) one), bytes.of((T) two));
  }

  private static byte[] content(ByteBuffer buffer) {
    byte[] content = new byte[buffer.remaining()];
    buffer.duplicate().get(content);
    return content;
  }

  private static int uuids(UUID one, UUID two) {
    int byVersion = Integer.compare(one.version(), two.version());
    if (byVersion != 0) {
      return byVersion;
    }
    int byTime = one.version() == 1 ? Long.compare(one.timestamp(), two.timestamp()) : 0;
    int byHigh = Long.compareUnsigned(one.getMostSignificantBits(), two.getMostSignificantBits());
    int byLow = Long.compareUnsigned(one.getLeastSignificantBits(), two.getLeastSignificantBits());
    return byTime != 0 ? byTime : byHigh != 0 ? byHigh : byLow;
  }

  private static int timeuuids(UUID one, UUID two) {
    int byTime = Long.compare(one.timestamp(), two.timestamp());
    return byTime != 0 ? byTime : Arrays.compare(low(one), low(two));
  }

  private static byte[] low(UUID value) {
    return ByteBuffer.allocate(8).putLong(value.getLeastSignificantBits()).array();
  }
}
