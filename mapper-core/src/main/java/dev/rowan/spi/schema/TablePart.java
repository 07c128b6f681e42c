package dev.rowan.spi.schema;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One of the stored tables of a table with column groups: the first part has the columns outside of
 * groups, and each other part has the columns of one group. All parts have the primary key of the
 * whole table, its default TTL and its layout. Immutable and thread-safe.
 */
public final class TablePart {
  private final TableSchema table;
  private final int[] places;

  private TablePart(TableSchema table, int[] places) {
    this.table = table;
    this.places = places;
  }

  /** Returns the parts of a table: its own, then those of its groups in their order. */
  static List<TablePart> of(TableSchema whole) {
    Set<String> grouped = new HashSet<>();
    whole.groups().forEach(group -> grouped.addAll(group.columns()));
    List<String> own =
        whole.columns().stream()
            .map(ColumnSchema::name)
            .filter(name -> !grouped.contains(name))
            .toList();
    List<TablePart> parts = new ArrayList<>();
    parts.add(part(whole, whole.name(), whole.storage(), own));
    for (ColumnGroup group : whole.groups()) {
      String name = whole.name() + "_" + group.name();
      parts.add(part(whole, name, group.storage(), group.columns()));
    }
    return List.copyOf(parts);
  }

  private static TablePart part(
      TableSchema whole, String name, StorageOptions storage, Collection<String> names) {
    TableSchema.Builder table =
        TableSchema.named(name)
            .defaultTtl(whole.defaultTtl())
            .layout(whole.layout())
            .storage(storage);
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < whole.size(); i++) {
      if (whole.column(i).kind().isKey() || names.contains(whole.column(i).name())) {
        table.add(whole.column(i));
        places.add(i);
      }
    }
    return new TablePart(table.build(), places.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Returns the stored table. Its first columns are those of the primary key. */
  public TableSchema table() {
    return table;
  }

  /** Returns the place in the whole table of the column at this place of the part. */
  public int place(int column) {
    return places[column];
  }
}
