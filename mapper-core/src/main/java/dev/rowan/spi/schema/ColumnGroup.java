package dev.rowan.spi.schema;

import java.util.List;

/**
 * Regular columns of a table that are stored in a table of their own, under the same primary key.
 *
 * @param name the end of the name of that table, after the name of the whole table and {@code _}
 * @param storage the options with which a cluster stores that table
 * @param columns the names of the columns, at least one
 */
public record ColumnGroup(String name, StorageOptions storage, List<String> columns) {
  /** Copies the list. */
  public ColumnGroup {
    columns = List.copyOf(columns);
  }
}
