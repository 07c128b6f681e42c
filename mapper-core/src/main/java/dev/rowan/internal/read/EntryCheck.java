package dev.rowan.internal.read;

import dev.rowan.annotation.Maintain;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.EntryRepair;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.index.SerialPlanner;
import dev.rowan.internal.paging.Reads;
import dev.rowan.internal.paging.ScanBudget;
import dev.rowan.internal.write.Background;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of index entries. An entry that holds all requested columns is returned as its row
 * if the protocol of its table makes it trustworthy. Every other entry is compared with the
 * observed row: a mismatched or orphaned entry is left out, and repaired if a majority of replicas
 * confirms it. Thread-safe.
 */
final class EntryCheck {
  /** How many rows are read at the same time, in the order of their entries. */
  static final int AT_A_TIME = 32;

  private final EntityTables tables;
  private final RowReader reader;
  private final EntryRepair repair;
  private final Background background;
  private final CallOptions repairs = RowReader.majority(CallOptions.NONE);
  private final Backend backend;
  private final Guardrails guardrails;

  EntryCheck(Backend backend, EntityTables tables, Background background, Guardrails guardrails) {
    this.guardrails = guardrails;
    this.tables = tables;
    this.reader = new RowReader(backend, tables);
    this.repair = new EntryRepair(tables);
    this.background = background;
    this.backend = backend;
  }

  /**
   * Returns the source of the entries that are present, without markers of deleted entries.
   *
   * @param index the derived table as declared
   * @param budget counts the entries that are left out
   */
  Reads present(DerivedTable index, ScanBudget budget) {
    if (!tables.isVersioned() && index.keyNamesRow()) {
      return backend::fetch;
    }
    DerivedTable stored = tables.derived(index.table().name());
    return query -> backend.fetch(query).thenApply(page -> present(page, stored, budget));
  }

  private RowPage present(RowPage page, DerivedTable stored, ScanBudget budget) {
    RowPage present = LiveRowFilter.matching(page, entry -> tables.isThere(stored, entry));
    int absent = page.rows().size() - present.rows().size();
    if (absent > 0) {
      budget.pass(absent);
    }
    return present;
  }

  /**
   * The verified rows of a page of entries.
   *
   * @param rows the rows in the order of their entries; none if not all entries were used
   * @param used how many of the entries fit into the limit
   */
  record Checked(RowPage rows, int used) {}

  /**
   * Returns the rows of entries, in their order.
   *
   * @param request a request that reads through an index
   * @param most how many rows at most; if the entries have more, none is returned
   * @param seen the rows, and elements, that the call has returned before: a row whose entry moves
   *     during the call comes once; this method adds the rows that it returns
   */
  CompletionStage<Checked> rows(
      ReadRequest request, RowPage entries, int most, Set<List<Object>> seen) {
    DerivedTable index = Objects.requireNonNull(request.plan().index());
    boolean asRequested = tables.isEngineMaintained() || index.isView();
    CallOptions options = asRequested ? request.options() : RowReader.majority(request.options());
    Checking checking = new Checking(request, index, entries, options, seen);
    return Loop.until(checking::some).thenApply(end -> checking.checked(most));
  }

  /** Reads the rows of one page of entries with bounded concurrency. */
  private final class Checking {
    private final DerivedTable index;
    private final DerivedTable stored;
    private final boolean covered;
    private final boolean timed;
    private final RowPage entries;
    private final CallOptions options;
    private final Set<List<Object>> seen;
    private final Set<List<Object>> doubtful = new HashSet<>();
    private final List<@Nullable Row> rows;
    private int next;

    Checking(
        ReadRequest request,
        DerivedTable index,
        RowPage entries,
        CallOptions options,
        Set<List<Object>> seen) {
      this.index = index;
      this.timed = request.isTimed();
      this.covered = !timed && request.plan().isCovered(index); // an entry has times of its own
      this.stored = tables.derived(index.table().name());
      this.entries = entries;
      this.options = options;
      this.seen = seen;
      this.rows = new ArrayList<>(Collections.nCopies(entries.rows().size(), null));
      if (!tables.isEngineMaintained() && covered) {
        // two entries of one row: one of them is mismatched, whatever the protocol promises
        Set<List<Object>> once = new HashSet<>();
        for (Row entry : entries.rows()) {
          List<Object> row = rowAndElement(stored, entry);
          if (!once.add(row)) {
            doubtful.add(row);
          }
        }
      }
    }

    /** Reads the rows of some entries; completes with whether these were the last. */
    CompletionStage<Boolean> some() {
      List<CompletableFuture<?>> asked = new ArrayList<>();
      while (next < rows.size() && asked.size() < AT_A_TIME) {
        int place = next++;
        Row entry = entries.rows().get(place);
        if (isRowItself(entry)) {
          rows.set(place, rowOf(index, entry));
        } else {
          asked.add(
              readRow(stored, entry, timed, options)
                  .thenAccept(row -> rows.set(place, row))
                  .toCompletableFuture());
        }
      }
      boolean last = next == rows.size();
      return asked.isEmpty()
          ? CompletableFuture.completedFuture(last)
          : CompletableFuture.allOf(asked.toArray(CompletableFuture<?>[]::new))
              .thenApply(done -> last);
    }

    private boolean isRowItself(Row entry) {
      return covered
          && isTrusted(stored, entry)
          && (doubtful.isEmpty() || !doubtful.contains(rowAndElement(stored, entry)));
    }

    Checked checked(int most) {
      if (!tables.isEngineMaintained()) {
        int stale = Collections.frequency(rows, null);
        guardrails.verifiedEntries(index.table().name(), rows.size(), stale);
      }
      List<Row> found = new ArrayList<>(rows.size());
      Set<List<Object>> met = new HashSet<>();
      for (int i = 0; i < rows.size(); i++) {
        Row row = rows.get(i);
        if (row == null || !isFirst(entries.rows().get(i), met)) {
          continue;
        }
        if (found.size() == most) {
          return new Checked(new RowPage(List.of(), null), i);
        }
        found.add(row);
      }
      seen.addAll(met);
      return new Checked(new RowPage(found, entries.next()), rows.size());
    }

    private boolean isFirst(Row entry, Set<List<Object>> met) {
      if (tables.isEngineMaintained()) {
        return true; // entries cannot move during the read
      }
      List<Object> row = rowAndElement(stored, entry);
      return !seen.contains(row) && met.add(row);
    }
  }

  /** Returns what identifies a result of an index: the key of the row, and the indexed element. */
  private static List<Object> rowAndElement(DerivedTable stored, Row entry) {
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < stored.base().keySize(); i++) {
      values.add(Objects.requireNonNull(entry.get(stored.copyOf(i))));
    }
    for (int i = 0; i < stored.components().size(); i++) {
      if (stored.components().get(i) instanceof Component.ElementOf) {
        values.add(Objects.requireNonNull(entry.get(i)));
      }
    }
    return values;
  }

  private boolean isTrusted(DerivedTable stored, Row entry) {
    if (!tables.isVersioned() || stored.isView()) {
      return true;
    }
    if (stored.isUnique()) {
      return false; // the reservation of a value precedes its row
    }
    return tables.maintenance().isSerial()
        ? SerialPlanner.isConfirmed(EntityTables.versionOf(stored, entry))
        : stored.maintain() != Maintain.VERIFIED;
  }

  /** Returns the row of an entry, or null if the row is gone or no longer has this entry. */
  private CompletionStage<@Nullable Row> readRow(
      DerivedTable stored, Row entry, boolean timed, CallOptions options) {
    Row key = key(stored, entry);
    CompletionStage<RowReader.Found> read =
        timed || repair.needsTimes(stored, entry)
            ? reader.read(key, options)
            : reader.readUntimed(key, options);
    return read.thenApply(found -> row(stored, entry, found.state(), options));
  }

  private @Nullable Row row(DerivedTable stored, Row entry, RowState state, CallOptions options) {
    boolean repairable =
        tables.maintenance().isOfClient() && !stored.isUnique() && !stored.isView();
    CallCounters counters = options.counters();
    // a read of fewer replicas than a majority may be older than the entry
    if (repairable && RowReader.isMajority(options)) {
      repair
          .of(stored, entry, state, repairs)
          .ifPresent(
              set -> {
                if (background.repair(set)) {
                  guardrails.repairedEntry(stored.table().name());
                  if (counters != null) {
                    counters.repair();
                  }
                }
              });
    }
    if (EntryRepair.isEntryOf(stored, state, entry)) {
      return state.row();
    }
    if (repairable) {
      background.sawStale();
      if (counters != null) {
        counters.staleEntry();
      }
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
