package dev.rowan.storage.cassandra;

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
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalTime;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Types and values as JSON that any language can read. */
final class Plain {
  private Plain() {}

  static Object type(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return scalar.name().toLowerCase(Locale.ROOT);
    }
    if (type instanceof ListType list) {
      return Map.of("list", type(list.element()));
    }
    if (type instanceof SetType set) {
      return Map.of("set", type(set.element()));
    }
    if (type instanceof MapType map) {
      return Map.of("map", List.of(type(map.key()), type(map.value())));
    }
    if (type instanceof TupleType tuple) {
      return Map.of("tuple", tuple.fields().stream().map(Plain::type).toList());
    }
    if (type instanceof VectorType vector) {
      return Map.of("vector", type(vector.element()));
    }
    UserType user = (UserType) type;
    return Map.of(
        "names", user.fields().stream().map(UserType.Field::name).toList(),
        "fields", user.fields().stream().map(field -> type(field.type())).toList());
  }

  static Object value(ColumnType type, Object value) {
    if (type instanceof ScalarType scalar) {
      return scalar(scalar, value);
    }
    if (type instanceof ListType list) {
      return each(list.element(), (Collection<?>) value);
    }
    if (type instanceof SetType set) {
      return each(set.element(), (Collection<?>) value);
    }
    if (type instanceof VectorType vector) {
      return each(vector.element(), (Collection<?>) value);
    }
    if (type instanceof MapType map) {
      return ((Map<?, ?>) value)
          .entrySet().stream()
              .map(e -> List.of(value(map.key(), e.getKey()), value(map.value(), e.getValue())))
              .toList();
    }
    List<?> fields = ((TupleValue) value).fields();
    List<ColumnType> types =
        type instanceof TupleType tuple
            ? tuple.fields()
            : ((UserType) type).fields().stream().map(UserType.Field::type).toList();
    return IntStream.range(0, types.size())
        .mapToObj(i -> value(types.get(i), fields.get(i)))
        .toList();
  }

  private static List<Object> each(ColumnType type, Collection<?> values) {
    return values.stream().map(value -> value(type, value)).toList();
  }

  private static Object scalar(ScalarType type, Object value) {
    return switch (type) {
      case TEXT, ASCII, BOOLEAN -> value;
      case TINYINT, SMALLINT, INT, BIGINT, VARINT, UUID, TIMEUUID, DATE -> value.toString();
      case DECIMAL -> ((BigDecimal) value).toPlainString();
      case FLOAT -> HexFormat.of().toHexDigits(Float.floatToIntBits((Float) value));
      case DOUBLE -> HexFormat.of().toHexDigits(Double.doubleToLongBits((Double) value));
      case BLOB -> hex((ByteBuffer) value);
      case TIMESTAMP -> Long.toString(((Instant) value).toEpochMilli());
      case TIME -> Long.toString(((LocalTime) value).toNanoOfDay());
      case DURATION -> {
        CqlDuration duration = (CqlDuration) value;
        yield duration.months() + " " + duration.days() + " " + duration.nanoseconds();
      }
      case INET -> hex(ByteBuffer.wrap(((InetAddress) value).getAddress()));
    };
  }

  private static String hex(ByteBuffer bytes) {
    byte[] copy = new byte[bytes.remaining()];
    bytes.duplicate().get(copy);
    return HexFormat.of().formatHex(copy);
  }
}
