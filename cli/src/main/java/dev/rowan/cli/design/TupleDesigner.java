package dev.rowan.cli.design;

import dev.rowan.cql.type.CqlType;
import dev.rowan.cql.type.TupleType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Designs the records of the tuples of a schema: one for each tuple of each column, because equal
 * tuples of two columns can mean different things. Not thread-safe.
 */
final class TupleDesigner {
  /** The names of the components of a record; a tuple has no names. */
  private static final List<String> COMPONENTS =
      List.of(
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
          "tenth");

  private final JavaNames names;
  private final String packageName;
  private final Map<String, DesignType> userTypes;

  /**
   * Creates a designer.
   *
   * @param userTypes the types of the schema that are records: their class by their name
   */
  TupleDesigner(JavaNames names, String packageName, Map<String, DesignType> userTypes) {
    this.names = names;
    this.packageName = packageName;
    this.userTypes = userTypes;
  }

  /** Returns the Java type of a column, and the records that it needs. */
  TypeMapping.Result map(CqlType type, String table, String column) {
    return TypeMapping.of(type, userTypes, this, table + "_" + column);
  }

  /** A record of a tuple, and the records that it needs before it. */
  record Design(DesignType type, List<TypeDesign> records) {}

  /**
   * Returns the record of a tuple.
   *
   * @param place the name of the column, after that of its table
   * @param components the types of the components
   */
  Design design(TupleType tuple, String place, List<TypeMapping.Result> components) {
    String className = names.type(place);
    List<PropertyDesign> fields = new ArrayList<>();
    List<TypeDesign> records = new ArrayList<>();
    for (TypeMapping.Result component : components) {
      String name = name(fields.size());
      fields.add(
          new PropertyDesign(
              name,
              name,
              component.type(),
              PropertyDesign.Role.REGULAR,
              0,
              false,
              component.cqlType(),
              component.dimensions(),
              false,
              component.isValue(),
              false,
              List.of(),
              tuple.components().get(fields.size()).position()));
      records.addAll(component.tuples());
    }
    records.add(new TypeDesign(tuple.toCql(), className, fields, true));
    return new Design(DesignType.of(packageName + "." + className), records);
  }

  /** Returns the name of a component. */
  static String name(int place) {
    return place < COMPONENTS.size() ? COMPONENTS.get(place) : "field" + (place + 1);
  }
}
