package dev.rowan.processor.model;

import java.util.stream.Stream;

/**
 * One type with {@code @Udt}, or one that a property names as such.
 *
 * @param mapped how its instances are taken apart and made: its columns are the fields, and its
 *     table's name is the name of the type
 * @param entity whether it carries {@code @Entity}, too
 */
public record UdtModel(EntityModel mapped, boolean entity) {
  /** The class. */
  public TypeName name() {
    return mapped.name();
  }

  /** The name of the type in CQL. */
  public String typeName() {
    return mapped.table();
  }

  /** The fields in the order of the type. */
  public Stream<PropertyModel> fields() {
    return mapped.columns();
  }
}
