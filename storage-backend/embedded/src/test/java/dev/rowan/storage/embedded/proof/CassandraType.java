package dev.rowan.storage.embedded.proof;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** Names of column types in the syntax of Cassandra's own type parser. */
final class CassandraType {
  private CassandraType() {}

  static String name(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return scalar(scalar);
    }
    if (type instanceof ListType list) {
      return frozen("ListType", List.of(list.element()));
    }
    if (type instanceof SetType set) {
      return frozen("SetType", List.of(set.element()));
    }
    if (type instanceof MapType map) {
      return frozen("MapType", List.of(map.key(), map.value()));
    }
    if (type instanceof TupleType tuple) {
      return frozen("TupleType", tuple.fields());
    }
    if (type instanceof VectorType vector) {
      return "VectorType(" + name(vector.element()) + ", " + vector.dimensions() + ")";
    }
    UserType user = (UserType) type;
    return user.fields().stream()
        .map(field -> hex(field.name()) + ":" + name(field.type()))
        .collect(Collectors.joining(",", "FrozenType(UserType(ks," + hex(user.name()) + ",", "))"));
  }

  private static String frozen(String kind, List<ColumnType> parts) {
    return parts.stream()
        .map(CassandraType::name)
        .collect(Collectors.joining(",", "FrozenType(" + kind + "(", "))"));
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String scalar(ScalarType type) {
    return switch (type) {
      case TEXT -> "UTF8Type";
      case ASCII -> "AsciiType";
      case BLOB -> "BytesType";
      case INET -> "InetAddressType";
      case BOOLEAN -> "BooleanType";
      case TINYINT -> "ByteType";
      case SMALLINT -> "ShortType";
      case INT -> "Int32Type";
      case BIGINT -> "LongType";
      case VARINT -> "IntegerType";
      case FLOAT -> "FloatType";
      case DOUBLE -> "DoubleType";
      case DECIMAL -> "DecimalType";
      case UUID -> "UUIDType";
      case TIMEUUID -> "TimeUUIDType";
      case TIMESTAMP -> "TimestampType";
      case DATE -> "SimpleDateType";
      case TIME -> "TimeType";
      case DURATION -> "DurationType";
    };
  }
}
