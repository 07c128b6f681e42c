package dev.rowan.storage.embedded.type;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.schema.ColumnType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.ScalarType;
import dev.rowan.schema.SetType;
import java.util.Map;

/** The list of the codecs: which one stands for which column type. */
public final class TypeCodecs {
  private TypeCodecs() {}

  /** Returns the codec of a column type. */
  public static TypeCodec<?> of(ColumnType type) {
    if (type instanceof ListType list) {
      return new ListCodec(list.cql(), of(list.element()));
    }
    if (type instanceof SetType set) {
      return new SetCodec(set.cql(), of(set.element()));
    }
    if (type instanceof MapType map) {
      return new MapCodec(map.cql(), of(map.key()), of(map.value()));
    }
    if (type instanceof ScalarType scalar) {
      return of(scalar);
    }
    throw new UnsupportedByBackend(
        ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", "columns of type " + type.cql()), null);
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
