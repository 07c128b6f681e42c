package dev.rowan.schema;

import dev.rowan.annotation.Maintain;
import java.util.Arrays;
import java.util.List;

/**
 * A table whose rows, the entries, follow from the rows of a base table. Immutable and thread-safe.
 */
public final class DerivedTable {
  private final TableSchema table;
  private final TableSchema base;
  private final List<Component> components;
  private final Maintain maintain;
  private final int[] copies;
  private final boolean coversBase;
  private final List<String> unique;

  /**
   * A table in which a row has an entry for each of its keys.
   *
   * @param components for each column of {@code table}, in schema order, where its value comes
   *     from; at most one is {@link Component.ElementOf}
   * @param maintain how the entries are kept; not the default
   * @throws IllegalArgumentException if a component is missing or {@code maintain} is the default
   */
  public DerivedTable(
      TableSchema table, TableSchema base, List<Component> components, Maintain maintain) {
    this(table, base, components, maintain, List.of());
  }

  private DerivedTable(
      TableSchema table,
      TableSchema base,
      List<Component> components,
      Maintain maintain,
      List<String> unique) {
    this.table = table;
    this.base = base;
    this.components = List.copyOf(components);
    this.maintain = maintain;
    this.unique = List.copyOf(unique);
    this.copies = new int[base.size()];
    if (components.size() != table.size() || maintain == Maintain.DEFAULT) {
      throw new IllegalArgumentException("derived table " + table + " is incomplete");
    }
    for (int i = 0; i < copies.length; i++) {
      copies[i] = this.components.indexOf(new Component.Copy(i));
    }
    this.coversBase = Arrays.stream(copies).allMatch(copy -> copy >= 0);
  }

  /**
   * Returns a table of values of which each belongs to one row at most: its key is the value alone,
   * and its other columns copy the key of the row.
   *
   * @param components for each column of {@code table}, in schema order, where its value comes from
   * @param properties the properties that make up the value, as users name them; at least one
   * @throws IllegalArgumentException if a component or the property is missing
   */
  public static DerivedTable unique(
      TableSchema table, TableSchema base, List<Component> components, List<String> properties) {
    if (properties.isEmpty()) {
      throw new IllegalArgumentException("derived table " + table + " is unique in nothing");
    }
    return new DerivedTable(table, base, components, Maintain.SERIAL, properties);
  }

  /** Returns whether two rows cannot have one entry. */
  public boolean isUnique() {
    return !unique.isEmpty();
  }

  /** Returns the properties whose values are unique, as users name them; empty if none are. */
  public List<String> uniqueProperties() {
    return unique;
  }

  /** Returns the table of the entries. */
  public TableSchema table() {
    return table;
  }

  /** Returns the table that the entries follow from. */
  public TableSchema base() {
    return base;
  }

  /** Returns for each column of the table, in schema order, where its value comes from. */
  public List<Component> components() {
    return components;
  }

  /** Returns how the entries are kept in step. */
  public Maintain maintain() {
    return maintain;
  }

  /** Returns whether a server that can shall keep the entries, as a materialized view. */
  public boolean isView() {
    return maintain == Maintain.SERVER_VIEW;
  }

  /** Returns the place of the column here that copies this column of the base table, or -1. */
  public int copyOf(int baseColumn) {
    return copies[baseColumn];
  }

  /** Returns whether an entry holds every column of the base row. */
  public boolean coversBase() {
    return coversBase;
  }

  @Override
  public String toString() {
    return table + " of " + base;
  }
}
