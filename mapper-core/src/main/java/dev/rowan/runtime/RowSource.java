package dev.rowan.runtime;

import dev.rowan.backend.Backend;
import dev.rowan.paging.FirstOfPartitions;
import dev.rowan.paging.LiveRows;
import dev.rowan.paging.Loop;
import dev.rowan.paging.Pages;
import dev.rowan.paging.PartitionsInTurn;
import dev.rowan.paging.PartitionsMerged;
import dev.rowan.paging.Reads;
import dev.rowan.paging.UnmarkedRows;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.upkeep.RowState;
import dev.rowan.value.Row;
import dev.rowan.write.Background;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads pages of base rows: from the base table, from entries that hold all columns, or from base
 * rows in the order of their entries. Thread-safe.
 */
final class RowSource {
  private static final RowPage NO_ROWS = new RowPage(List.of(), null);

  /** How often a page is read again; writers that are faster each time are let win. */
  private static final int MOST_AGAIN = 16;

  private final Backend backend;
  private final Reads rows;
  private final EntityTables tables;
  private final EntryCheck entries;

  RowSource(Backend backend, EntityTables tables, Background background) {
    this.tables = tables;
    this.rows = tables.isVersioned() ? living(backend, tables) : backend::fetch;
    this.backend = backend;
    this.entries = new EntryCheck(backend, tables, background);
  }

  private static Reads living(Backend backend, EntityTables tables) {
    Predicate<Row> lives = row -> RowState.lives(tables, row);
    return tables.row().hasStatics()
        ? new UnmarkedRows(backend, tables.row(), lives)
        : new LiveRows(backend, lives);
  }

  /**
   * Returns at most {@code limit} base rows after a place. Fewer come only at the end, which has no
   * next place.
   */
  CompletionStage<RowPage> page(Reading reading, int limit, @Nullable Position after) {
    return page(reading, limit, after, new HashSet<>());
  }

  /**
   * Returns the same page, without what was seen before through an index.
   *
   * @param seen is added to; see {@link EntryCheck#rows}
   */
  CompletionStage<RowPage> page(
      Reading reading, int limit, @Nullable Position after, Set<List<Object>> seen) {
    if (reading.queries().isEmpty()) {
      return CompletableFuture.completedFuture(NO_ROWS);
    }
    Gathering gathering = new Gathering(reading, limit, after, seen);
    return Loop.until(gathering::step).thenApply(end -> gathering.page());
  }

  /** Returns the same page, whose next place is one only if there is a row behind it. */
  CompletionStage<RowPage> exactPage(Reading reading, int limit, @Nullable Position after) {
    CompletionStage<RowPage> page = page(reading, limit, after);
    return mayLeaveOut(reading) ? page.thenCompose(rows -> withExactEnd(reading, rows)) : page;
  }

  /** Whether something behind the last row of a page may be none for readers. */
  private boolean mayLeaveOut(Reading reading) {
    DerivedTable index = reading.plan().index();
    return tables.isVersioned() || (!tables.isIsolated() && index != null && index.isView());
  }

  private CompletionStage<RowPage> withExactEnd(Reading reading, RowPage page) {
    return page.next() == null
        ? CompletableFuture.completedFuture(page)
        : page(reading, 1, page.next())
            .thenApply(behind -> behind.rows().isEmpty() ? new RowPage(page.rows(), null) : page);
  }

  private Pages pages(Reading reading) {
    List<Query> queries = reading.queries();
    ReadPlan plan = reading.plan();
    DerivedTable index = plan.index();
    Reads reads = index == null ? rows : entries.present(index);
    if (tables.isVersioned()
        && queries.get(0) instanceof ScanQuery scan
        && scan.rows() instanceof ScanQuery.First first
        && first.count() != Integer.MAX_VALUE) {
      return new FirstOfPartitions(backend::fetch, reads, scan, first.count());
    }
    if (queries.size() == 1 && reading.perPartition() == Integer.MAX_VALUE) {
      return (limit, after) -> reads.fetch(queries.get(0).page(limit, after));
    }
    return plan.merged() && queries.size() > 1
        ? new PartitionsMerged(
            reads, plan.table(), queries, plan.reversed(), reading.perPartition())
        : new PartitionsInTurn(reads, queries, reading.perPartition());
  }

  /** Adds to the rows until there are enough: a page of a backend may be shorter than asked for. */
  private final class Gathering {
    private final Reading reading;
    private final Pages pages;
    private final int limit;
    private final Set<List<Object>> seen;
    private final List<Row> rows = new ArrayList<>();
    private @Nullable Position next;
    private @Nullable RowPage only;
    private int again;

    Gathering(Reading reading, int limit, @Nullable Position after, Set<List<Object>> seen) {
      this.seen = seen;
      this.reading = reading;
      this.pages = pages(reading);
      this.limit = limit;
      this.next = after;
    }

    CompletionStage<Boolean> step() {
      CompletionStage<RowPage> page = pages.fetch(limit - rows.size(), next);
      DerivedTable index = reading.plan().index();
      return index == null ? page.thenApply(this::take) : page.thenCompose(e -> rowsOf(index, e));
    }

    private CompletionStage<Boolean> rowsOf(DerivedTable index, RowPage found) {
      return entries
          .rows(index, found, reading.options(), seen)
          .thenApply(page -> !isOutrun(found, page) && take(page));
    }

    /**
     * Whether entries moved before their rows were looked at, under isolated upkeep: then all are
     * read again, so that a row whose key changes meanwhile is not left out.
     */
    private boolean isOutrun(RowPage found, RowPage page) {
      return tables.isIsolated()
          && page.rows().size() < found.rows().size()
          && again++ < MOST_AGAIN;
    }

    private boolean take(RowPage page) {
      next = page.next();
      boolean enough = next == null || rows.size() + page.rows().size() >= limit;
      if (enough && rows.isEmpty()) {
        only = page;
      } else {
        rows.addAll(page.rows());
      }
      return enough;
    }

    RowPage page() {
      return only == null ? new RowPage(rows, next) : only;
    }
  }
}
