package dev.rowan.spi.schema;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.List;

/**
 * A table whose rows, the entries, are derived from the rows of a base table. Immutable and
 * thread-safe.
 */
public final class DerivedTable {
  private final TableSchema table;
  private final TableSchema base;
  private final List<Component> components;
  private final Maintain maintain;
  private final int[] copies;
  private final boolean coversBase;
  private final boolean keyNamesRow;
  private final List<String> unique;
  private final boolean latest;

  /**
   * Creates a derived table in which a row has one entry per key.
   *
   * @param components the source of the value of each column of {@code table}, in schema order; at
   *     most one is {@link Component.ElementOf}
   * @param maintain the maintenance mode; not the default
   * @throws IllegalArgumentException if a component is missing or {@code maintain} is the default
   */
  public DerivedTable(
      TableSchema table, TableSchema base, List<Component> components, Maintain maintain) {
    this(table, base, components, maintain, List.of(), false);
  }

  private DerivedTable(
      TableSchema table,
      TableSchema base,
      List<Component> components,
      Maintain maintain,
      List<String> unique,
      boolean latest) {
    this.table = table;
    this.base = base;
    this.components = List.copyOf(components);
    this.maintain = maintain;
    this.unique = List.copyOf(unique);
    this.latest = latest;
    this.copies = new int[base.size()];
    if (components.size() != table.size() || maintain == Maintain.DEFAULT) {
      throw new IllegalArgumentException("derived table " + table + " is incomplete");
    }
    for (int i = 0; i < copies.length; i++) {
      copies[i] = this.components.indexOf(new Component.Copy(i));
    }
    this.coversBase = Arrays.stream(copies).allMatch(copy -> copy >= 0);
    this.keyNamesRow =
        Arrays.stream(copies, 0, base.keySize())
            .allMatch(copy -> copy >= 0 && copy < table.keySize());
  }

  /**
   * Returns a table of unique values. Its key is the value alone, and its other columns copy the
   * key of the row.
   *
   * @param components the source of the value of each column of {@code table}, in schema order
   * @param properties the properties that make up the value, as users name them; at least one
   * @throws IllegalArgumentException if a component or the properties are missing
   */
  public static DerivedTable unique(
      TableSchema table, TableSchema base, List<Component> components, List<String> properties) {
    if (properties.isEmpty()) {
      throw new IllegalArgumentException("derived table " + table + " has no unique property");
    }
    return new DerivedTable(table, base, components, Maintain.SERIAL, properties, false);
  }

  /**
   * Returns a table of latest rows. Its partition key is the owner of rows. Its first clustering
   * column is the time of a row, in descending order, and the others are the rest of the base key.
   * The first entry of each partition is that of the latest row; other entries have no meaning.
   *
   * @param components the source of the value of each column of {@code table}, in schema order;
   *     those of key columns copy key columns of the base table
   * @throws IllegalArgumentException if a component is missing, or the key has another form
   */
  public static DerivedTable latest(
      TableSchema table, TableSchema base, List<Component> components) {
    int time = table.partitionKeySize();
    boolean ofKeys = table.keySize() > time && table.column(time).order() == Order.DESC;
    for (int i = 0; i < table.keySize() && ofKeys; i++) {
      ofKeys = base.column(components.get(i).column()).kind().isKey();
    }
    if (!ofKeys) {
      throw new IllegalArgumentException("table of latest rows " + table + " has another key");
    }
    return new DerivedTable(table, base, components, Maintain.BLIND, List.of(), true);
  }

  /** Returns whether only the first entry of each partition is read: that of the latest row. */
  public boolean isLatest() {
    return latest;
  }

  /** Returns whether at most one row can have an entry with a given key. */
  public boolean isUnique() {
    return !unique.isEmpty();
  }

  /**
   * Returns the properties whose combination of values is unique, as users name them; empty for
   * other tables.
   */
  public List<String> uniqueProperties() {
    return unique;
  }

  /** Returns the table of the entries. */
  public TableSchema table() {
    return table;
  }

  /** Returns the base table. */
  public TableSchema base() {
    return base;
  }

  /** Returns the source of the value of each column, in schema order. */
  public List<Component> components() {
    return components;
  }

  /** Returns the maintenance mode. */
  public Maintain maintain() {
    return maintain;
  }

  /**
   * Returns whether the server maintains the entries as a materialized view, if it supports views.
   */
  public boolean isView() {
    return maintain == Maintain.SERVER_VIEW;
  }

  /** Returns the index of the column that copies the given column of the base table, or -1. */
  public int copyOf(int baseColumn) {
    return copies[baseColumn];
  }

  /**
   * Returns the longest life of an entry in seconds; 0 if entries expire with their rows. It is the
   * default TTL of the table.
   */
  public int entryTtl() {
    return table.defaultTtl();
  }

  /**
   * Returns whether the key of an entry contains the whole key of its row. If not, the entry has
   * the rest of that key in other columns.
   */
  public boolean keyNamesRow() {
    return keyNamesRow;
  }

  /** Returns whether an entry has every column of the key of its row. */
  public boolean namesRow(Row entry) {
    if (keyNamesRow) {
      return true;
    }
    for (int i = 0; i < base.keySize(); i++) {
      if (entry.get(copies[i]) == null) {
        return false;
      }
    }
    return true;
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
