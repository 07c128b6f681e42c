package dev.rowan.storage.embedded.catalog;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.storage.embedded.engine.EngineBatch;
import dev.rowan.storage.embedded.engine.Space;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The effect of one drop or truncate on the stored tables: a batch, and the tables after it is
 * written. A table is always dropped together with its derived tables, which would otherwise return
 * rows that no longer exist. Used once, guarded by the catalogue.
 */
final class TableDrops {
  private final Map<String, StoredTable> stored;
  private final DerivedTables derivedTables;
  private final EngineBatch batch = new EngineBatch();
  private final Map<String, @Nullable StoredTable> changed = new HashMap<>();
  private final List<Integer> garbage = new ArrayList<>();
  private long nextTable;

  TableDrops(Map<String, StoredTable> stored, DerivedTables derivedTables, long nextTable) {
    this.stored = stored;
    this.derivedTables = derivedTables;
    this.nextTable = nextTable;
  }

  /**
   * Gives a table and its derived tables new, empty ids. A list of buckets keeps its entries,
   * because the program that has the models remembers that it has written them.
   *
   * @param open the models in use
   */
  void truncate(String name, Collection<TableSchema> open) {
    requireTable(name);
    requireOwnMaster(name);
    Set<String> lists =
        open.stream()
            .flatMap(model -> Stream.ofNullable(model.bucketList()))
            .map(list -> list.table().name())
            .collect(Collectors.toSet());
    for (String each : withDerivedTables(name)) {
      if (lists.contains(each)) {
        continue;
      }
      StoredTable table = requireTable(each);
      StoredTable emptied = table.emptied(Math.toIntExact(nextTable++));
      becomeGarbage(table);
      batch.put(Space.CATALOGUE, CatalogueKeys.table(each), StoredTableCodec.write(emptied));
      changed.put(each, emptied);
    }
  }

  /** Drops a table and its derived tables. */
  void drop(String name, Set<String> inUse) {
    requireTable(name);
    if (inUse.contains(name)) {
      requireOwnMaster(name);
    }
    for (String each : withDerivedTables(name)) {
      becomeGarbage(requireTable(each));
      batch.delete(Space.CATALOGUE, CatalogueKeys.table(each));
      batch.delete(Space.CATALOGUE, CatalogueKeys.derivedTable(each));
      changed.put(each, null);
    }
  }

  /**
   * Drops a column and its copies.
   *
   * @param open the models in use
   * @param retained further models of derived tables. A derived table with a model that has a
   *     column of this name keeps its column, which has the values of another one
   */
  void dropColumn(String name, String columnName, Collection<TableSchema> open, Schema retained) {
    StoredColumn column = requireTable(name).column(columnName);
    requireOwnMaster(name);
    if (column == null) {
      throw rejected(name, "no such column", columnName);
    }
    if (isDeclared(open, name, columnName)) {
      throw rejected(name, "column of a model that is in use", columnName);
    }
    for (String each : withDerivedTables(name)) {
      StoredColumn copy = requireTable(each).column(columnName);
      boolean isRetained =
          isDeclared(open, each, columnName)
              || (!each.equals(name) && isDeclared(retained.tables(), each, columnName));
      if (copy != null && !isRetained) {
        dropFrom(requireTable(each), copy);
      }
    }
  }

  private static boolean isDeclared(Collection<TableSchema> models, String table, String column) {
    return models.stream().anyMatch(model -> isOf(model, table, column));
  }

  /** Returns whether a model is of a table, and has a column. */
  static boolean isOf(TableSchema model, String table, String column) {
    return model.name().equals(table)
        && model.columns().stream().anyMatch(each -> each.name().equals(column));
  }

  private void dropFrom(StoredTable table, StoredColumn column) {
    if (column.kind().isKey()) {
      throw rejected(table.name(), "column of the key", column.name());
    }
    StoredTable without = table.without(column);
    batch.put(Space.CATALOGUE, CatalogueKeys.table(table.name()), StoredTableCodec.write(without));
    changed.put(table.name(), without);
  }

  private List<String> withDerivedTables(String name) {
    List<String> tables = new ArrayList<>(List.of(name));
    derivedTables.of(name).stream().filter(stored::containsKey).forEach(tables::add);
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
    String source = derivedTables.sourceOf(name);
    if (source != null && stored.containsKey(source)) {
      throw new RejectedInputException(
          ErrorCode.TABLE_IS_DERIVED, Map.of("table", name, "derived from", source), null);
    }
  }

  private static RejectedInputException rejected(String table, String what, String name) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("table", table, what, name), null);
  }

  /** Returns the changes so far; the caller completes the batch and writes it. */
  EngineBatch batch() {
    batch.put(Space.CATALOGUE, CatalogueKeys.meta("nextTable"), CatalogueKeys.longBytes(nextTable));
    return batch;
  }

  /** Returns the changed tables by name; null marks a dropped table. */
  Map<String, @Nullable StoredTable> changed() {
    return Collections.unmodifiableMap(changed);
  }

  /** Returns the ids that are no longer in use. */
  List<Integer> garbage() {
    return garbage;
  }

  long nextTable() {
    return nextTable;
  }
}
