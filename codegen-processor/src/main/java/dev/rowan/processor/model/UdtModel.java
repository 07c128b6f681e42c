package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One type with {@code @Udt} or {@code @Tuple}, or one that a property uses as such a type.
 *
 * @param mapped the mapping of its instances: the columns are the fields, and the table's name is
 *     the name of the user-defined type, or the tuple in CQL
 * @param tuple whether it has {@code @Tuple}
 * @param udt whether it has {@code @Udt}
 * @param entity whether it also has {@code @Entity}
 */
public record UdtModel(EntityModel mapped, boolean tuple, boolean udt, boolean entity) {
  /** Returns the declaration of a user-defined type or tuple, if it is among these. */
  public static Optional<UdtModel> of(ColumnType.OfClass type, List<UdtModel> declared) {
    return declared.stream().filter(udt -> udt.name().equals(type.type())).findFirst();
  }

  /** Returns the name of the class. */
  public TypeName name() {
    return mapped.name();
  }

  /** Returns what values of the class are stored as. */
  public String noun() {
    return tuple ? "tuple" : "user-defined type";
  }

  /** Returns the simple name of the annotation that says what values are stored as. */
  public String annotation() {
    return tuple ? "Tuple" : "Udt";
  }

  /** Returns the name of the user-defined type, or the tuple in CQL. */
  public String typeName() {
    return mapped.table();
  }

  /** Returns the fields in the order of the type. */
  public Stream<PropertyModel> fields() {
    return mapped.columns();
  }
}
