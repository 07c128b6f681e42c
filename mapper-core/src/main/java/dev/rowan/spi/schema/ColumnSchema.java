package dev.rowan.spi.schema;

import dev.rowan.annotation.Order;

/**
 * A column of a table.
 *
 * @param name the column's name as stored, case-sensitive
 * @param order the direction in which a clustering column is stored; {@link Order#ASC} for others
 */
public record ColumnSchema(String name, ColumnType type, ColumnKind kind, Order order) {
  /** Returns the column with another type. */
  public ColumnSchema of(ColumnType newType) {
    return new ColumnSchema(name, newType, kind, order);
  }
}
