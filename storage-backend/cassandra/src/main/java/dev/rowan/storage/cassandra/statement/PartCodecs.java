package dev.rowan.storage.cassandra.statement;

import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import org.jspecify.annotations.Nullable;

/**
 * The codecs of the parts of a column's values, each null if the type has no such part.
 *
 * @param key of the keys of a map, or of the indexes of a list
 * @param element of the elements of a list or set, or of the values of a map
 * @param removed of several removed parts: a list of elements of a list, a set of elements of a set
 *     or of keys of a map
 */
public record PartCodecs(
    @Nullable WireCodec key, @Nullable WireCodec element, @Nullable WireCodec removed) {
  private static final PartCodecs NONE = new PartCodecs(null, null, null);

  static PartCodecs of(ColumnType type) {
    if (type instanceof ListType list) {
      return new PartCodecs(
          WireCodecs.of(ScalarType.INT), WireCodecs.of(list.element()), WireCodecs.of(list));
    }
    if (type instanceof SetType set) {
      return new PartCodecs(null, WireCodecs.of(set.element()), WireCodecs.of(set));
    }
    if (type instanceof MapType map) {
      return new PartCodecs(
          WireCodecs.of(map.key()),
          WireCodecs.of(map.value()),
          WireCodecs.of(new SetType(map.key(), true)));
    }
    return NONE;
  }
}
