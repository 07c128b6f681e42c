package dev.rowan.storage.embedded.type;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.schema.VectorType;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The registry of codecs: one for each column type. */
public final class TypeCodecs {
  private TypeCodecs() {}

  /**
   * Returns the codec of a column type, as one value also where it has a cell for each element.
   *
   * @throws UnsupportedByBackendException if durations are the elements of a set or the keys of a
   *     map, or counters a part of another type, as Cassandra refuses them
   */
  public static TypeCodec<?> of(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return of(scalar);
    }
    if (type instanceof ListType list) {
      return new ListCodec(list.cql(), part(list.element()));
    }
    if (type instanceof SetType set) {
      return new SetCodec(set.cql(), sorted(set.element(), type));
    }
    if (type instanceof MapType map) {
      return new MapCodec(map.cql(), sorted(map.key(), type), part(map.value()));
    }
    if (type instanceof TupleType tuple) {
      return new TupleCodec(tuple.cql(), parts(tuple.fields().stream()));
    }
    if (type instanceof UserType user) {
      return new TupleCodec(user.cql(), parts(user.fields().stream().map(UserType.Field::type)));
    }
    if (type instanceof VectorType vector) {
      return new VectorCodec(vector.cql(), part(vector.element()), vector.dimensions());
    }
    return BigintCodec.COUNTER;
  }

  private static List<TypeCodec<?>> parts(Stream<ColumnType> types) {
    return types.<TypeCodec<?>>map(TypeCodecs::part).toList();
  }

  private static TypeCodec<?> part(ColumnType type) {
    if (type == CounterType.COUNTER) {
      throw unsupported("counters inside of other types");
    }
    return of(type);
  }

  private static TypeCodec<?> sorted(ColumnType element, ColumnType whole) {
    if (element == ScalarType.DURATION) {
      throw unsupported("durations as elements or keys of " + whole.cql());
    }
    return part(element);
  }

  private static UnsupportedByBackendException unsupported(String what) {
    return new UnsupportedByBackendException(
        ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", what), null);
  }

  private static TypeCodec<?> of(ScalarType type) {
    return switch (type) {
      case TEXT -> TextCodec.TEXT;
      case ASCII -> TextCodec.ASCII;
      case BLOB -> BlobCodec.BLOB;
      case INET -> InetCodec.INET;
      case BOOLEAN -> BooleanCodec.BOOLEAN;
      case TINYINT -> TinyintCodec.TINYINT;
      case SMALLINT -> SmallintCodec.SMALLINT;
      case INT -> IntCodec.INT;
      case BIGINT -> BigintCodec.BIGINT;
      case VARINT -> VarintCodec.VARINT;
      case FLOAT -> FloatCodec.FLOAT;
      case DOUBLE -> DoubleCodec.DOUBLE;
      case DECIMAL -> DecimalCodec.DECIMAL;
      case UUID -> UuidCodec.UUID;
      case TIMEUUID -> TimeuuidCodec.TIMEUUID;
      case TIMESTAMP -> TimestampCodec.TIMESTAMP;
      case DATE -> DateCodec.DATE;
      case TIME -> TimeCodec.TIME;
      case DURATION -> DurationCodec.DURATION;
    };
  }
}
