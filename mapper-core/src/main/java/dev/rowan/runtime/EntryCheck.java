package dev.rowan.runtime;

import dev.rowan.annotation.Maintain;
import dev.rowan.async.Loop;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.paging.LiveRows;
import dev.rowan.paging.Reads;
import dev.rowan.paging.ScanBudget;
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
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows that entries point at. An entry that holds all columns is its row, where the
 * protocol of its table lets it be trusted; every other one is held against the row, and left out
 * and set right if a majority says that the row says otherwise. Thread-safe.
 */
final class EntryCheck {
  /** How many rows are asked for at a time, in the order of their entries. */
  static final int AT_A_TIME = 32;

  private final EntityTables tables;
  private final RowReader reader;
  private final EntryRepair repair;
  private final Background background;
  private final CallOptions repairs = RowReader.majority(CallOptions.NONE);
  private final Backend backend;

  EntryCheck(Backend backend, EntityTables tables, Background background) {
    this.tables = tables;
    this.reader = new RowReader(backend, tables);
    this.repair = new EntryRepair(tables);
    this.background = background;
    this.backend = backend;
  }

  /**
   * Returns where the entries are read: those that are there.
   *
   * @param index the derived table as declared
   * @param budget is told how many others there were
   */
  Reads present(DerivedTable index, ScanBudget budget) {
    if (!tables.isVersioned()) {
      return backend::fetch;
    }
    DerivedTable stored = tables.derived(index.table().name());
    return new LiveRows(backend, entry -> tables.isThere(stored, entry), budget::pass);
  }

  /**
   * What entries are worth.
   *
   * @param rows those that were found, in the order of their entries; none if not all were used
   * @param used how many entries there can be so that their rows are not too many
   */
  record Checked(RowPage rows, int used) {}

  /**
   * Returns the rows of entries, in their order.
   *
   * @param most how many rows at most; where there are more, none is taken
   * @param index the derived table as declared
   * @param wished how the entries were read
   * @param seen which rows, of which elements, the call has seen already: a row whose entry moves
   *     meanwhile comes once; what comes now is added
   */
  CompletionStage<Checked> rows(
      DerivedTable index, RowPage entries, int most, CallOptions wished, Set<List<Object>> seen) {
    boolean asWished = tables.isIsolated() || index.isView();
    CallOptions options = asWished ? wished : RowReader.majority(wished);
    Checking checking = new Checking(index, entries, options, seen);
    return Loop.until(checking::some).thenApply(end -> checking.checked(most));
  }

  /** The entries of one page on their way to their rows, some at a time. */
  private final class Checking {
    private final DerivedTable index;
    private final DerivedTable stored;
    private final RowPage entries;
    private final CallOptions options;
    private final Set<List<Object>> seen;
    private final Set<List<Object>> doubtful = new HashSet<>();
    private final List<@Nullable Row> rows;
    private int next;

    Checking(DerivedTable index, RowPage entries, CallOptions options, Set<List<Object>> seen) {
      this.index = index;
      this.stored = tables.derived(index.table().name());
      this.entries = entries;
      this.options = options;
      this.seen = seen;
      this.rows = new ArrayList<>(Collections.nCopies(entries.rows().size(), null));
      if (!tables.isIsolated() && index.coversBase()) {
        // one of two entries of one row is not right, whatever its protocol says
        Set<List<Object>> once = new HashSet<>();
        for (Row entry : entries.rows()) {
          List<Object> row = rowAndElement(stored, entry);
          if (!once.add(row)) {
            doubtful.add(row);
          }
        }
      }
    }

    /** Finds the rows of some entries; returns whether that were the last. */
    CompletionStage<Boolean> some() {
      List<CompletableFuture<?>> asked = new ArrayList<>();
      while (next < rows.size() && asked.size() < AT_A_TIME) {
        int place = next++;
        Row entry = entries.rows().get(place);
        if (isRowItself(entry)) {
          rows.set(place, rowOf(index, entry));
        } else {
          asked.add(
              lookUp(stored, entry, options)
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
      return index.coversBase()
          && isTrusted(stored, entry)
          && (doubtful.isEmpty() || !doubtful.contains(rowAndElement(stored, entry)));
    }

    Checked checked(int most) {
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
      if (tables.isIsolated()) {
        return true; // entries do not move while they are read
      }
      List<Object> row = rowAndElement(stored, entry);
      return !seen.contains(row) && met.add(row);
    }
  }

  /**
   * Returns what may come once of an index: the key of the row, and the element if it is of one.
   */
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
    Maintain protocol = tables.protocol();
    if (protocol == null || protocol == Maintain.BLIND || stored.isView()) {
      return true;
    }
    if (stored.isUnique()) {
      return false; // a value is reserved before its row has it
    }
    return protocol == Maintain.SERIAL
        ? SerialPlanner.isConfirmed(EntityTables.versionOf(stored, entry))
        : stored.maintain() != Maintain.VERIFIED;
  }

  /** Returns the row of an entry, or null if it is gone or no longer has this entry. */
  private CompletionStage<@Nullable Row> lookUp(
      DerivedTable stored, Row entry, CallOptions options) {
    Row key = key(stored, entry);
    CompletionStage<RowReader.Found> look =
        repair.needsTimes(stored, entry) ? reader.read(key, options) : reader.look(key, options);
    return look.thenApply(found -> row(stored, entry, found.state(), options));
  }

  private @Nullable Row row(DerivedTable stored, Row entry, RowState state, CallOptions options) {
    boolean repairable = tables.protocol() != null && !stored.isUnique() && !stored.isView();
    // what fewer than a majority say may be older than the entry
    if (repairable && RowReader.isMajority(options)) {
      repair.of(stored, entry, state, repairs).ifPresent(background::repair);
    }
    if (EntryRepair.isEntryOf(stored, state, entry)) {
      return state.row();
    }
    if (repairable) {
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
