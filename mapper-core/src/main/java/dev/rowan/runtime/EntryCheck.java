package dev.rowan.runtime;

import dev.rowan.annotation.Maintain;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.paging.LiveRows;
import dev.rowan.paging.Reads;
import dev.rowan.query.Position;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Component;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.EntryRepair;
import dev.rowan.upkeep.RowState;
import dev.rowan.upkeep.SerialPlanner;
import dev.rowan.value.Row;
import dev.rowan.write.Background;
import dev.rowan.write.RowReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows that entries point at. An entry that holds all columns is its row, where the
 * protocol of its table lets it be trusted; every other one is held against the row, and left out
 * and set right if a majority says that the row says otherwise. Thread-safe.
 */
final class EntryCheck {
  private final EntityTables tables;
  private final RowReader reader;
  private final EntryRepair repair;
  private final Background background;
  private final CallOptions repairs = RowReader.majority(CallOptions.NONE);
  private final Reads present;

  EntryCheck(Backend backend, EntityTables tables, Background background) {
    this.tables = tables;
    this.reader = new RowReader(backend, tables);
    this.repair = new EntryRepair(tables);
    this.background = background;
    this.present =
        tables.isVersioned()
            ? new LiveRows(backend, entry -> entry.get(entry.size() - 1) != null)
            : backend::fetch;
  }

  /** Returns where the entries are read: those that are there, of any derived table. */
  Reads present() {
    return present;
  }

  /**
   * Returns the rows of entries, in their order.
   *
   * @param index the derived table as declared
   * @param wished how the entries were read
   */
  CompletionStage<RowPage> rows(DerivedTable index, RowPage entries, CallOptions wished) {
    CallOptions options = tables.protocol() == null ? wished : RowReader.majority(wished);
    DerivedTable stored = tables.derived(index.table().name());
    List<CompletableFuture<@Nullable Row>> rows = new ArrayList<>(entries.rows().size());
    boolean allKnown = true;
    for (Row entry : entries.rows()) {
      boolean known = index.coversBase() && isTrusted(stored, entry);
      allKnown &= known;
      rows.add(
          known
              ? CompletableFuture.completedFuture(rowOf(index, entry))
              : lookUp(stored, entry, options).toCompletableFuture());
    }
    if (allKnown) {
      return CompletableFuture.completedFuture(page(rows, entries.next()));
    }
    return CompletableFuture.allOf(rows.toArray(CompletableFuture<?>[]::new))
        .thenApply(done -> page(rows, entries.next()));
  }

  private static RowPage page(
      List<CompletableFuture<@Nullable Row>> found, @Nullable Position next) {
    List<Row> rows = new ArrayList<>(found.size());
    for (CompletableFuture<@Nullable Row> each : found) {
      Row row = each.join();
      if (row != null) {
        rows.add(row);
      }
    }
    return new RowPage(rows, next);
  }

  private boolean isTrusted(DerivedTable stored, Row entry) {
    Maintain protocol = tables.protocol();
    if (protocol == null || protocol == Maintain.BLIND) {
      return true;
    }
    return protocol == Maintain.SERIAL
        ? SerialPlanner.isConfirmed(EntityTables.versionOf(stored, entry))
        : stored.maintain() == Maintain.ATOMIC;
  }

  /** Returns the row of an entry, or null if it is gone or no longer has this entry. */
  private CompletionStage<@Nullable Row> lookUp(
      DerivedTable stored, Row entry, CallOptions options) {
    return reader
        .look(key(stored, entry), options)
        .thenApply(found -> row(stored, entry, found.state(), options));
  }

  private @Nullable Row row(DerivedTable stored, Row entry, RowState state, CallOptions options) {
    if (tables.protocol() != null) {
      // what fewer than a majority say may be older than the entry
      if (RowReader.isMajority(options)) {
        repair.of(stored, entry, state, repairs).ifPresent(background::repair);
      }
    }
    if (EntryRepair.isEntryOf(stored, state, entry)) {
      return state.row();
    }
    if (tables.protocol() != null) {
      background.sawStale();
    }
    return null;
  }

  private Row key(DerivedTable stored, Row entry) {
    Row.Builder key = Row.unset(tables.row().size());
    for (int i = 0; i < tables.row().keySize(); i++) {
      key.set(
          i,
          Objects.requireNonNull(
              entry.get(stored.copyOf(i)), "an entry lacks a part of the key of its row"));
    }
    return key.build();
  }

  private static Row rowOf(DerivedTable index, Row entry) {
    @Nullable Object[] values = new Object[index.base().size()];
    for (int i = 0; i < index.components().size(); i++) {
      if (index.components().get(i) instanceof Component.Copy copy) {
        values[copy.column()] = entry.get(i);
      }
    }
    return Row.owning(values);
  }
}
