package dev.rowan.cli.design;

import dev.rowan.cql.type.CollectionType;
import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.FrozenType;
import dev.rowan.cql.type.TupleType;
import dev.rowan.cql.type.VectorType;
import java.util.stream.Stream;

/** Takes types apart. */
final class CqlTypes {
  private CqlTypes() {}

  /** Returns the types directly inside a type. */
  static Stream<CqlType> inside(CqlType type) {
    if (type instanceof FrozenType frozen) {
      return Stream.of(frozen.type());
    } else if (type instanceof CollectionType collection) {
      return collection.arguments().stream();
    } else if (type instanceof TupleType tuple) {
      return tuple.components().stream();
    } else if (type instanceof VectorType vector) {
      return Stream.of(vector.element());
    }
    return Stream.empty();
  }
}
