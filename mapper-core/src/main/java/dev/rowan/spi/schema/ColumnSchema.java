package dev.rowan.spi.schema;

import dev.rowan.annotation.Order;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table.
 *
 * @param name the column's name as stored, case-sensitive
 * @param order the direction in which a clustering column is stored; {@link Order#ASC} for others
 * @param former the name of the stored column whose values the column takes over; null if there is
 *     none. No backend gets a table with such a column: the run time stores both columns
 */
public record ColumnSchema(
    String name, ColumnType type, ColumnKind kind, Order order, @Nullable String former) {
  /** Creates a column without a former column. */
  public ColumnSchema(String name, ColumnType type, ColumnKind kind, Order order) {
    this(name, type, kind, order, null);
  }

  /** Returns the column with another type. */
  public ColumnSchema of(ColumnType newType) {
    return new ColumnSchema(name, newType, kind, order, former);
  }

  /** Returns the column with another name, and without a former column. */
  public ColumnSchema named(String newName) {
    return new ColumnSchema(newName, type, kind, order);
  }

  /** Returns the column as one that takes over the values of another column. */
  public ColumnSchema formerly(String newFormer) {
    return new ColumnSchema(name, type, kind, order, newFormer);
  }
}
