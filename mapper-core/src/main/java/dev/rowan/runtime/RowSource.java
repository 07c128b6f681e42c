package dev.rowan.runtime;

import dev.rowan.async.Loop;
import dev.rowan.backend.Backend;
import dev.rowan.guard.Guardrails;
import dev.rowan.paging.FirstOfPartitions;
import dev.rowan.paging.LiveRows;
import dev.rowan.paging.Pages;
import dev.rowan.paging.PartitionsInTurn;
import dev.rowan.paging.PartitionsMerged;
import dev.rowan.paging.Reads;
import dev.rowan.paging.ScanBudget;
import dev.rowan.paging.UnmarkedRows;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.schema.DerivedTable;
import dev.rowan.upkeep.EntityTables;
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

  /** How many entries are asked for at a time at most, if not so many rows are wanted. */
  private static final int MOST_ENTRIES = 500;

  private final Backend backend;
  private final Reads rows;
  private final EntityTables tables;
  private final EntryCheck entries;
  private final Guardrails guardrails;

  RowSource(Backend backend, EntityTables tables, Background background, Guardrails guardrails) {
    this.guardrails = guardrails;
    this.tables = tables;
    this.rows = tables.isVersioned() ? living(backend, tables) : backend::fetch;
    this.backend = backend;
    this.entries = new EntryCheck(backend, tables, background);
  }

  private static Reads living(Backend backend, EntityTables tables) {
    Predicate<Row> lives = row -> tables.exists(row);
    return tables.row().hasStatics()
        ? new UnmarkedRows(backend, tables.row(), lives)
        : new LiveRows(backend, lives);
  }

  /**
   * Returns at most {@code limit} base rows after a place. Fewer come only at the end, which has no
   * next place. Fails where more entries would be passed by than the reading allows.
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
    Gathering gathering = new Gathering(reading, limit, after, seen, budget(reading));
    return Loop.until(gathering::step).thenApply(end -> gathering.fullPage());
  }

  /**
   * Returns at most {@code limit} base rows after a place, whose next place is one only if there is
   * a row behind it. Where as many entries were passed by as the reading allows, the page is short,
   * or empty, and there may be a row behind it or not.
   */
  CompletionStage<RowPage> exactPage(Reading reading, int limit, @Nullable Position after) {
    if (reading.queries().isEmpty()) {
      return CompletableFuture.completedFuture(NO_ROWS);
    }
    Gathering gathering = new Gathering(reading, limit, after, new HashSet<>(), budget(reading));
    CompletionStage<Void> end = Loop.until(gathering::step);
    return mayLeaveOut(reading)
        ? end.thenCompose(gathered -> withExactEnd(reading, gathering))
        : end.thenApply(gathered -> gathering.possiblyShortPage());
  }

  private ScanBudget budget(Reading reading) {
    boolean isExact = reading.plan().index() == null || tables.isIsolated();
    return isExact
        ? ScanBudget.UNUSED
        : ScanBudget.of(
            guardrails,
            reading.plan().table().name(),
            reading.plan().method(),
            reading.maxScanned());
  }

  /** Whether something behind the last row of a page may be none for readers. */
  private boolean mayLeaveOut(Reading reading) {
    DerivedTable index = reading.plan().index();
    return tables.isVersioned() || (!tables.isIsolated() && index != null && index.isView());
  }

  private CompletionStage<RowPage> withExactEnd(Reading reading, Gathering gathering) {
    RowPage page = gathering.page();
    ScanBudget budget = gathering.budget;
    if (page.next() == null || budget.isSpent()) {
      return CompletableFuture.completedFuture(gathering.possiblyShortPage());
    }
    Gathering behind = new Gathering(reading, 1, page.next(), new HashSet<>(), budget);
    return Loop.until(behind::step)
        .thenApply(
            end -> {
              budget.end();
              return behind.foundNothing() ? new RowPage(page.rows(), null) : page;
            });
  }

  private Pages pages(Reading reading, ScanBudget budget) {
    List<Query> queries = reading.queries();
    ReadPlan plan = reading.plan();
    DerivedTable index = plan.index();
    Reads reads = index == null ? rows : entries.present(index, budget);
    if (tables.isVersioned()
        && queries.get(0) instanceof ScanQuery scan
        && scan.rows() instanceof ScanQuery.First first
        && first.count() != Integer.MAX_VALUE) {
      return new FirstOfPartitions(backend::fetch, reads, scan, first.count(), budget::isSpent);
    }
    if (queries.size() == 1 && reading.perPartition() == Integer.MAX_VALUE) {
      return (limit, after) -> reads.fetch(queries.get(0).page(limit, after));
    }
    return plan.merged() && queries.size() > 1
        ? new PartitionsMerged(
            reads, plan.table(), queries, plan.reversed(), reading.perPartition(), budget::isSpent)
        : new PartitionsInTurn(reads, queries, reading.perPartition(), budget::isSpent);
  }

  /** Adds to the rows until there are enough: a page of a backend may be shorter than asked for. */
  private final class Gathering {
    private final Reading reading;
    private final Pages pages;
    private final int limit;
    private final Set<List<Object>> seen;
    private final ScanBudget budget;
    private final List<Row> rows = new ArrayList<>();
    private @Nullable Position next;
    private @Nullable RowPage only;
    private int again;
    private boolean stopped;

    /** How many entries to ask for, if more than rows are wanted. */
    private int reach;

    Gathering(
        Reading reading,
        int limit,
        @Nullable Position after,
        Set<List<Object>> seen,
        ScanBudget budget) {
      this.seen = seen;
      this.reading = reading;
      this.pages = pages(reading, budget);
      this.limit = limit;
      this.next = after;
      this.budget = budget;
    }

    CompletionStage<Boolean> step() {
      int wanted = limit - rows.size();
      DerivedTable index = reading.plan().index();
      if (index == null) {
        return pages.fetch(wanted, next).thenApply(this::take);
      }
      long before = budget.passed();
      int asked = budget.bound(Math.max(wanted, reach), wanted);
      return pages
          .fetch(asked, next)
          .thenCompose(
              found ->
                  entries
                      .rows(index, found, wanted, reading.options(), seen)
                      .thenApply(
                          checked ->
                              tables.isIsolated()
                                  ? !isOutrun(found, checked.rows()) && take(checked.rows())
                                  : sift(found, checked, asked, before)));
    }

    /**
     * Whether entries moved before their rows were looked at, under isolated upkeep: then all are
     * read again, so that a row whose key changes meanwhile is not left out.
     */
    private boolean isOutrun(RowPage found, RowPage page) {
      return page.rows().size() < found.rows().size() && again++ < MOST_AGAIN;
    }

    /** Takes what was found; where most of it is none, more is asked for next. */
    private boolean sift(RowPage found, EntryCheck.Checked checked, int asked, long before) {
      if (checked.used() < found.rows().size()) {
        reach = checked.used(); // to know the place behind the last row that is wanted
        return false;
      }
      int kept = checked.rows().rows().size();
      budget.pass(found.rows().size() - kept);
      reach = budget.passed() - before > kept ? Math.min(2 * asked, MOST_ENTRIES) : 0;
      if (take(checked.rows())) {
        return true;
      }
      stopped = budget.isSpent();
      return stopped;
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

    /** Returns the page of one who cannot go on behind a short one. */
    RowPage fullPage() {
      if (stopped) {
        throw budget.refusal();
      }
      budget.end();
      return page();
    }

    RowPage possiblyShortPage() {
      if (stopped) {
        budget.stopShort();
      } else {
        budget.end();
      }
      return page();
    }

    boolean foundNothing() {
      return !stopped && page().rows().isEmpty();
    }
  }
}
