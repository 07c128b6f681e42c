package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One type with {@code @Udt}, or one that a property uses as a user-defined type.
 *
 * @param mapped the mapping of its instances: the columns are the fields, and the table's name is
 *     the type's name
 * @param entity whether it also has {@code @Entity}
 */
public record UdtModel(EntityModel mapped, boolean entity) {
  /** Returns the declaration of a user-defined type, if it is among these. */
  public static Optional<UdtModel> of(ColumnType.UserOf type, List<UdtModel> declared) {
    return declared.stream().filter(udt -> udt.name().equals(type.type())).findFirst();
  }

  /** Returns the name of the class. */
  public TypeName name() {
    return mapped.name();
  }

  /** Returns the name of the type in CQL. */
  public String typeName() {
    return mapped.table();
  }

  /** Returns the fields in the order of the type. */
  public Stream<PropertyModel> fields() {
    return mapped.columns();
  }
}
