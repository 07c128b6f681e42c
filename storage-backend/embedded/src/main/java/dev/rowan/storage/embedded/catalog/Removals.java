package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.storage.embedded.engine.Batch;
import dev.rowan.storage.embedded.engine.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What one wish to remove something makes of the stored tables: a batch, and the tables as they are
 * once it is written. A table never goes without those that follow from it, which would answer for
 * rows that are not there. Used once, guarded by the catalogue.
 */
final class Removals {
  private final Map<String, StoredTable> stored;
  private final Followers followers;
  private final Batch batch = new Batch();
  private final Map<String, @Nullable StoredTable> changed = new HashMap<>();
  private final List<Integer> garbage = new ArrayList<>();
  private long nextTable;

  Removals(Map<String, StoredTable> stored, Followers followers, long nextTable) {
    this.stored = stored;
    this.followers = followers;
    this.nextTable = nextTable;
  }

  /** Gives a table, and those that follow from it, new ids under which there is nothing. */
  void truncate(String name) {
    requireTable(name);
    requireOwnMaster(name);
    for (String each : withFollowers(name)) {
      StoredTable table = requireTable(each);
      StoredTable emptied = table.emptied(Math.toIntExact(nextTable++));
      becomeGarbage(table);
      batch.put(Space.CATALOGUE, CatalogueKeys.table(each), StoredTableCodec.write(emptied));
      changed.put(each, emptied);
    }
  }

  /** Takes a table away, and those that follow from it. */
  void drop(String name, Set<String> inUse) {
    requireTable(name);
    if (inUse.contains(name)) {
      requireOwnMaster(name);
    }
    for (String each : withFollowers(name)) {
      becomeGarbage(requireTable(each));
      batch.delete(Space.CATALOGUE, CatalogueKeys.table(each));
      batch.delete(Space.CATALOGUE, CatalogueKeys.follower(each));
      changed.put(each, null);
    }
  }

  /** Takes a column away, and its copies. */
  void dropColumn(String name, String columnName, Set<String> columnsInUse) {
    StoredColumn column = requireTable(name).column(columnName);
    requireOwnMaster(name);
    if (column == null) {
      throw rejected(name, "no such column", columnName);
    }
    if (columnsInUse.contains(columnName)) {
      throw rejected(name, "column of a model that is in use", columnName);
    }
    for (String each : withFollowers(name)) {
      StoredColumn copy = requireTable(each).column(columnName);
      if (copy != null) {
        dropFrom(requireTable(each), copy);
      }
    }
  }

  private void dropFrom(StoredTable table, StoredColumn column) {
    if (column.kind().isKey()) {
      throw rejected(table.name(), "column of the key", column.name());
    }
    StoredTable without = table.without(column);
    batch.put(Space.CATALOGUE, CatalogueKeys.table(table.name()), StoredTableCodec.write(without));
    changed.put(table.name(), without);
  }

  private List<String> withFollowers(String name) {
    List<String> tables = new ArrayList<>(List.of(name));
    followers.of(name).stream().filter(stored::containsKey).forEach(tables::add);
    return tables;
  }

  private void becomeGarbage(StoredTable table) {
    garbage.add(table.id());
    batch.put(Space.CATALOGUE, CatalogueKeys.garbage(table.id()), new byte[0]);
  }

  private StoredTable requireTable(String name) {
    StoredTable table = stored.get(name);
    if (table == null) {
      throw rejected(name, "no such table", name);
    }
    return table;
  }

  private void requireOwnMaster(String name) {
    String source = followers.sourceOf(name);
    if (source != null && stored.containsKey(source)) {
      throw new RejectedInput(
          ErrorCode.TABLE_FOLLOWS, Map.of("table", name, "follows from", source), null);
    }
  }

  private static RejectedInput rejected(String table, String what, String name) {
    return new RejectedInput(ErrorCode.ARGUMENT_REJECTED, Map.of("table", table, what, name), null);
  }

  /** All that is to be written, to be completed and written as one. */
  Batch batch() {
    batch.put(Space.CATALOGUE, CatalogueKeys.meta("nextTable"), CatalogueKeys.longBytes(nextTable));
    return batch;
  }

  /** The tables that change, by name; null for those that go. */
  Map<String, @Nullable StoredTable> changed() {
    return Collections.unmodifiableMap(changed);
  }

  /** The ids under which nobody looks any more. */
  List<Integer> garbage() {
    return garbage;
  }

  long nextTable() {
    return nextTable;
  }
}
