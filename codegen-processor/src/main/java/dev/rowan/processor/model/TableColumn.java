package dev.rowan.processor.model;

import dev.rowan.annotation.Order;

/**
 * One column of the entity's table or of an index table.
 *
 * @param name the column's name
 * @param parameter its name as a DAO parameter: the property's name, or {@code listedAtDay} for
 *     {@code day(listedAt)}
 * @param type the stored type; for an element of a collection, the element's type
 * @param javaType the Java type of its values in entities and in DAO parameters
 * @param role its role in the table
 * @param order the stored direction of a clustering column, else ascending
 * @param component how its value is computed from an entity
 */
public record TableColumn(
    String name,
    String parameter,
    ColumnType type,
    JavaType javaType,
    Role role,
    Order order,
    Component component) {

  /** The role of a column in its table. */
  public enum Role {
    PARTITION,
    CLUSTERING,
    STATIC,
    REGULAR
  }
}
