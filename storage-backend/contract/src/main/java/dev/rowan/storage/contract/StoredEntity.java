package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.query.SliceQuery;
import dev.rowan.query.TokenRange;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.EntryRepair;
import dev.rowan.upkeep.RowState;
import dev.rowan.value.Row;
import dev.rowan.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The stored state of an entity, read without the mapper. It determines live rows and entries from
 * the hidden columns, independently of the tested code.
 */
final class StoredEntity {
  private final Backend backend;
  private final EntityTables tables;

  StoredEntity(Backend backend, EntityMapping<?> mapping) {
    this.backend = backend;
    this.tables =
        backend.capabilities().isolatedUpkeep()
            ? EntityTables.asDeclared(mapping.table(), mapping.derived())
            : EntityTables.kept(mapping.table(), mapping.derived());
  }

  EntityTables tables() {
    return tables;
  }

  /** Returns the declared columns of all live rows. */
  List<List<@Nullable Object>> rows() {
    TableSchema table = tables.row();
    return scan(table, this::lives, tables.declared().size());
  }

  /** Returns the declared columns of all existing entries. */
  List<List<@Nullable Object>> entries(DerivedTable declared) {
    TableSchema table = tables.derived(declared.table().name()).table();
    return scan(table, entry -> isThere(table, entry), declared.table().size());
  }

  /** Returns the versions of all existing entries; none if entries have no versions. */
  List<Long> versions(DerivedTable declared) {
    List<Long> versions = new ArrayList<>();
    TableSchema table = tables.derived(declared.table().name()).table();
    if (table.size() > declared.table().size()) {
      scan(table, entry -> isThere(table, entry), table.size())
          .forEach(entry -> versions.add((Long) entry.get(entry.size() - 1)));
    }
    return versions;
  }

  /**
   * Repairs the entries that reads would repair, and also those of tables that are read without
   * verification.
   */
  void repair() {
    EntryRepair repair = new EntryRepair(tables);
    for (DerivedTable derived : tables.derived()) {
      scanned(derived.table())
          .forEach(
              entry ->
                  repair
                      .of(derived, entry, stateOf(derived, entry), CallOptions.NONE)
                      .ifPresent(unit -> ContractCase.await(backend.apply(unit))));
    }
  }

  private RowState stateOf(DerivedTable derived, Row entry) {
    TableSchema table = tables.row();
    List<Object> key = new ArrayList<>();
    for (int i = 0; i < table.keySize(); i++) {
      key.add(Objects.requireNonNull(entry.get(derived.copyOf(i))));
    }
    int partition = table.partitionKeySize();
    Slice slice = Slice.of(key.subList(partition, key.size()));
    SliceQuery query = new SliceQuery(table, key.subList(0, partition), slice, false, 1, null);
    List<Row> found = ContractCase.await(backend.fetch(query)).rows();
    return RowState.of(tables, found.isEmpty() ? null : found.get(0), null);
  }

  private boolean lives(Row row) {
    TableSchema table = tables.row();
    if (!has(table, "_d")) {
      return true;
    }
    for (int i = 0; i < tables.declared().size(); i++) {
      if (table.column(i).kind() == ColumnKind.REGULAR && row.get(i) != null) {
        return true;
      }
    }
    Object deleted = row.get(table.indexOf("_d"));
    return deleted == null ? row.get(table.indexOf("_v")) == null : deleted.equals(false);
  }

  private static boolean isThere(TableSchema table, Row entry) {
    return !has(table, "_v") || entry.get(table.indexOf("_v")) != null;
  }

  private static boolean has(TableSchema table, String column) {
    return table.columns().stream().anyMatch(each -> each.name().equals(column));
  }

  private List<List<@Nullable Object>> scan(TableSchema table, Predicate<Row> is, int columns) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (Row row : scanned(table)) {
      if (is.test(row)) {
        rows.add(Arrays.asList(row.toArray()).subList(0, columns));
      }
    }
    return rows;
  }

  private List<Row> scanned(TableSchema table) {
    List<Row> rows = new ArrayList<>();
    @Nullable Position next = null;
    do {
      ScanQuery query = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, next);
      RowPage page = ContractCase.await(backend.fetch(query));
      rows.addAll(page.rows());
      next = page.next();
    } while (next != null);
    return rows;
  }
}
