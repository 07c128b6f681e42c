package dev.rowan.storage.cassandra.statement;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.storage.cassandra.type.ValueCodec;
import dev.rowan.storage.cassandra.type.ValueCodecs;
import org.jspecify.annotations.Nullable;

/**
 * The codecs of the parts of a column's values, each null if the type has no such part.
 *
 * @param key of the keys of a map, or of the indexes of a list
 * @param element of the elements of a list or set, or of the values of a map
 * @param removed of several removed parts: a list of elements of a list, a set of elements of a set
 *     or of keys of a map
 */
public record ColumnParts(
    @Nullable ValueCodec key, @Nullable ValueCodec element, @Nullable ValueCodec removed) {
  private static final ColumnParts NONE = new ColumnParts(null, null, null);

  static ColumnParts of(ColumnType type) {
    if (type instanceof ListType list) {
      return new ColumnParts(
          ValueCodecs.of(ScalarType.INT), ValueCodecs.of(list.element()), ValueCodecs.of(list));
    }
    if (type instanceof SetType set) {
      return new ColumnParts(null, ValueCodecs.of(set.element()), ValueCodecs.of(set));
    }
    if (type instanceof MapType map) {
      return new ColumnParts(
          ValueCodecs.of(map.key()),
          ValueCodecs.of(map.value()),
          ValueCodecs.of(new SetType(map.key(), true)));
    }
    return NONE;
  }
}
