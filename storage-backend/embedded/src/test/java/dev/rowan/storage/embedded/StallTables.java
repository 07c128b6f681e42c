package dev.rowan.storage.embedded;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowState;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares the stored tables of stalls with the test's own computation of the expected content. */
final class StallTables {
  private final Backend backend;
  private final StallMapping mapping;
  private final EntityTables tables;

  StallTables(Backend backend, StallMapping mapping) {
    this.backend = backend;
    this.mapping = mapping;
    this.tables =
        backend.capabilities().has(Capability.INDEX_MAINTENANCE)
            ? EntityTables.asDeclared(mapping.table(), mapping.derived())
            : EntityTables.clientMaintained(mapping.table(), mapping.derived());
  }

  /** Returns the live rows, without hidden columns. */
  List<List<@Nullable Object>> rows() {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (Row row : scan(tables.row())) {
      boolean isLive =
          !tables.isVersioned()
              || Boolean.FALSE.equals(row.get(8))
              || Arrays.stream(row.toArray(), 2, 7).anyMatch(value -> value != null);
      if (isLive) {
        rows.add(Arrays.asList(row.toArray()).subList(0, 7));
      }
    }
    return rows;
  }

  /** Returns the missing entries of the rows; the titles in entries are ignored. */
  List<String> missing() {
    List<String> missing = new ArrayList<>();
    for (DerivedTable derived : mapping.derived()) {
      List<List<@Nullable Object>> keys = keys(derived, stored(derived));
      for (List<@Nullable Object> expected : keys(derived, expected(derived))) {
        if (!keys.contains(expected)) {
          missing.add("missing in " + derived);
        }
      }
    }
    return missing;
  }

  /** Returns all deviations from the expected content, including orphaned entries. */
  List<String> difference() {
    List<String> difference = missing();
    for (DerivedTable derived : mapping.derived()) {
      List<List<@Nullable Object>> expected = expected(derived);
      List<List<@Nullable Object>> keys = keys(derived, expected);
      for (List<@Nullable Object> entry : stored(derived)) {
        if (!keys.contains(entry.subList(0, derived.table().keySize()))) {
          difference.add((isNewer(derived, entry) ? "dangling in " : "stale in ") + derived);
        } else if (!expected.contains(entry)) {
          difference.add("wrong in " + derived);
        }
      }
    }
    return difference;
  }

  /** Repairs the entries that reads would repair. */
  void repair() {
    if (!tables.isVersioned()) {
      return;
    }
    EntryRepair repair = new EntryRepair(tables);
    for (DerivedTable derived : tables.derived()) {
      for (Row entry : scan(derived.table())) {
        RowState state = RowState.of(tables, rowOf(derived, entry), null);
        repair
            .of(derived, entry, state, CallOptions.NONE)
            .ifPresent(batch -> backend.apply(batch).toCompletableFuture().join());
      }
    }
  }

  private boolean isNewer(DerivedTable declared, List<@Nullable Object> entry) {
    if (!tables.isVersioned()) {
      return false;
    }
    DerivedTable derived = tables.derived(declared.table().name());
    for (Row stored : scan(derived.table())) {
      if (Arrays.asList(stored.toArray()).subList(0, entry.size()).equals(entry)) {
        Row row = rowOf(derived, stored);
        Long version = (Long) stored.get(stored.size() - 1);
        return row == null
            || version == null
            || version > (Long) Objects.requireNonNull(row.get(7));
      }
    }
    return false;
  }

  private List<List<@Nullable Object>> expected(DerivedTable derived) {
    List<List<@Nullable Object>> entries = new ArrayList<>();
    for (List<@Nullable Object> row : rows()) {
      Object seller = row.get(2);
      Object price = row.get(3);
      if (derived == mapping.byPrice && price != null) {
        entries.add(Arrays.asList(price, row.get(0), row.get(1)));
      } else if (derived == mapping.bySeller && price != null && seller != null) {
        entries.add(Arrays.asList(seller, price, row.get(0), row.get(1), row.get(4)));
      }
    }
    return entries;
  }

  private List<List<@Nullable Object>> stored(DerivedTable declared) {
    TableSchema table = tables.derived(declared.table().name()).table();
    List<List<@Nullable Object>> entries = new ArrayList<>();
    for (Row entry : scan(table)) {
      if (!tables.isVersioned() || entry.get(table.size() - 1) != null) {
        entries.add(Arrays.asList(entry.toArray()).subList(0, declared.table().size()));
      }
    }
    return entries;
  }

  private static List<List<@Nullable Object>> keys(
      DerivedTable derived, List<List<@Nullable Object>> entries) {
    List<List<@Nullable Object>> keys = new ArrayList<>();
    entries.forEach(entry -> keys.add(entry.subList(0, derived.table().keySize())));
    return keys;
  }

  private @Nullable Row rowOf(DerivedTable derived, Row entry) {
    Object market = Objects.requireNonNull(entry.get(derived.copyOf(0)));
    Object number = Objects.requireNonNull(entry.get(derived.copyOf(1)));
    SliceQuery query =
        new SliceQuery(
            tables.row(),
            List.of(market),
            Slice.of(List.of(number)),
            ReadDirection.FORWARD,
            1,
            null);
    List<Row> rows = backend.fetch(query).toCompletableFuture().join().rows();
    return rows.isEmpty() ? null : rows.get(0);
  }

  private List<Row> scan(TableSchema table) {
    ScanQuery query = new ScanQuery(table, TokenRange.ALL, ScanQuery.Rows.ALL, 1_000, null);
    return backend.fetch(query).toCompletableFuture().join().rows();
  }
}
