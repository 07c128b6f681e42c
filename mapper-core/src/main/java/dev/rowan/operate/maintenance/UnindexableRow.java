package dev.rowan.operate.maintenance;

import java.util.List;

/**
 * A row that an index cannot find, because it has a value that no key can contain, such as an empty
 * or a very long text. The row was stored before the index was declared. Give it another value, or
 * delete it; a maintenance job changes no values of rows.
 * <!-- tag: unindexable -->
 *
 * <pre>{@code
 * report.unindexableRows().forEach(row -> log.warn("no entry: {}", row));
 * }</pre>
 *
 * @param index the name of the index
 * @param column the column of the index whose value cannot be in its key; of several, the longest
 * @param key canonical values of the primary key of the row
 */
public record UnindexableRow(String index, String column, List<Object> key) {
  /** Copies the list. */
  public UnindexableRow {
    key = List.copyOf(key);
  }

  /** Returns the index and the column; never the key, which may be private. */
  @Override
  public String toString() {
    return column + " of " + index;
  }
}
