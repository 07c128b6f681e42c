package dev.rowan.storage.cassandra.type;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ScalarType;

/** Finds the codec of a column type. */
public final class WireCodecs {
  private WireCodecs() {}

  /** Returns the codec of a column type. */
  public static WireCodec of(ColumnType type) {
    if (type instanceof ScalarType scalar) {
      return scalar(scalar);
    }
    return type == CounterType.COUNTER
        ? new FixedCodec(FixedCodec.LONG, type.valueType())
        : new WireCodec(type.valueType());
  }

  /** The types of most columns have codecs of their own, which are faster. */
  private static WireCodec scalar(ScalarType type) {
    return switch (type) {
      case TEXT -> new TextCodec(type.valueType());
      case BOOLEAN -> new FixedCodec(FixedCodec.BOOLEAN, type.valueType());
      case INT -> new FixedCodec(FixedCodec.INT, type.valueType());
      case BIGINT -> new FixedCodec(FixedCodec.LONG, type.valueType());
      case FLOAT -> new FixedCodec(FixedCodec.FLOAT, type.valueType());
      case DOUBLE -> new FixedCodec(FixedCodec.DOUBLE, type.valueType());
      case TIMESTAMP -> new FixedCodec(FixedCodec.TIMESTAMP, type.valueType());
      case UUID -> new FixedCodec(FixedCodec.UUID, type.valueType());
      case TIMEUUID -> new FixedCodec(FixedCodec.TIMEUUID, type.valueType());
      default -> new WireCodec(type.valueType());
    };
  }
}
