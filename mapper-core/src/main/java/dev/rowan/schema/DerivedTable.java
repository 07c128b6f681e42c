package dev.rowan.schema;

import dev.rowan.annotation.Maintain;
import java.util.List;

/**
 * A table whose rows, the entries, follow from the rows of a base table.
 *
 * @param components for each column of {@code table}, in schema order, where its value comes from;
 *     at most one is {@link Component.ElementOf}
 * @param maintain {@link Maintain#BLIND} or {@link Maintain#VERIFIED}
 */
public record DerivedTable(
    TableSchema table, TableSchema base, List<Component> components, Maintain maintain) {
  /** Copies the list. */
  public DerivedTable {
    components = List.copyOf(components);
    if (components.size() != table.size() || maintain == Maintain.DEFAULT) {
      throw new IllegalArgumentException("derived table " + table + " is incomplete");
    }
  }

  /** Returns the column here that copies this column of the base table, or -1. */
  public int copyOf(int baseColumn) {
    return components.indexOf(new Component.Copy(baseColumn));
  }

  /** Returns whether an entry holds every column of the base row. */
  public boolean coversBase() {
    for (int i = 0; i < base.size(); i++) {
      if (copyOf(i) < 0) {
        return false;
      }
    }
    return true;
  }
}
