package dev.rowan.internal.read;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.marker.MarkedRowsBackend;
import dev.rowan.internal.paging.AllBucketPages;
import dev.rowan.internal.paging.BucketPages;
import dev.rowan.internal.paging.ConcatenatedPages;
import dev.rowan.internal.paging.ListedBuckets;
import dev.rowan.internal.paging.ListedRange;
import dev.rowan.internal.paging.Pages;
import dev.rowan.internal.paging.PartitionsMerged;
import dev.rowan.internal.paging.PerPartitionLimitPages;
import dev.rowan.internal.paging.Reads;
import dev.rowan.internal.paging.ScanBudget;
import dev.rowan.internal.write.Background;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads pages of base rows: from the base table, from entries that hold all columns, or from base
 * rows in the order of their entries. Thread-safe.
 */
public final class RowSource {
  private static final RowPage NO_ROWS = new RowPage(List.of(), null);

  /** How often a page is read again while concurrent writers move its entries. */
  private static final int MOST_AGAIN = 16;

  /** How many entries one request reads at most, unless more rows are wanted. */
  private static final int MOST_ENTRIES = 500;

  private final Backend backend;
  private final Reads rows;
  private final EntityTables tables;
  private final EntryCheck entries;
  private final Guardrails guardrails;

  /** Reads these tables; orphaned entries are repaired in the background. */
  public RowSource(
      Backend backend, EntityTables tables, Background background, Guardrails guardrails) {
    this.guardrails = guardrails;
    this.tables = tables;
    this.rows =
        LiveRowFilter.isNeeded(tables)
            ? LiveRowFilter.ofRows(backend, tables)::fetch
            : backend::fetch;
    this.backend = backend;
    this.entries = new EntryCheck(backend, tables, background, guardrails);
  }

  /** Reads one page of visible rows of the entity's own table; it may be short, or empty. */
  CompletionStage<RowPage> visible(Query query) {
    return rows.fetch(query);
  }

  /**
   * Returns at most {@code limit} base rows after a position. Fewer come only at the end, which has
   * no next position. Fails if the page would skip more entries than the request allows.
   */
  CompletionStage<RowPage> page(ReadRequest request, int limit, @Nullable Position after) {
    return page(request, limit, after, new HashSet<>());
  }

  /**
   * Returns the same page, without rows that the call has already seen through an index.
   *
   * @param seen is added to; see {@link EntryCheck#rows}
   */
  CompletionStage<RowPage> page(
      ReadRequest request, int limit, @Nullable Position after, Set<List<Object>> seen) {
    if (request.queries().isEmpty()) {
      return CompletableFuture.completedFuture(NO_ROWS);
    }
    Gathering gathering = new Gathering(request, limit, after, seen, budget(request), false);
    return Loop.until(gathering::step).thenApply(end -> gathering.fullPage());
  }

  /**
   * Returns at most {@code limit} base rows after a position, with a next position only if a row
   * follows. A page that skips as many entries as the request allows is short, or empty, and has a
   * next position whether or not a row follows.
   */
  CompletionStage<RowPage> exactPage(ReadRequest request, int limit, @Nullable Position after) {
    if (request.queries().isEmpty()) {
      return CompletableFuture.completedFuture(NO_ROWS);
    }
    Gathering gathering =
        new Gathering(request, limit, after, new HashSet<>(), budget(request), true);
    CompletionStage<Void> end = Loop.until(gathering::step);
    return mayLeaveOut(request)
        ? end.thenCompose(gathered -> withExactEnd(request, gathering))
        : end.thenApply(gathered -> gathering.possiblyShortPage());
  }

  private ScanBudget budget(ReadRequest request) {
    boolean isExact = request.plan().index() == null || tables.isEngineMaintained();
    return isExact
        ? ScanBudget.UNUSED
        : ScanBudget.of(
            guardrails,
            request.plan().table().name(),
            request.plan().method(),
            request.maxScanned());
  }

  /** Returns whether rows after a page may be invisible to readers. */
  boolean mayLeaveOut(ReadRequest request) {
    DerivedTable index = request.plan().index();
    return LiveRowFilter.isNeeded(tables)
        || MarkedRowsBackend.mayLeaveOut(backend, tables.row())
        || (!tables.isEngineMaintained() && index != null && index.isView());
  }

  private CompletionStage<RowPage> withExactEnd(ReadRequest request, Gathering gathering) {
    RowPage page = gathering.page();
    ScanBudget budget = gathering.budget;
    if (page.next() == null || budget.isSpent()) {
      return CompletableFuture.completedFuture(gathering.possiblyShortPage());
    }
    Gathering following = new Gathering(request, 1, page.next(), new HashSet<>(), budget, true);
    return Loop.until(following::step)
        .thenApply(
            end -> {
              budget.end();
              return following.foundNothing() ? new RowPage(page.rows(), null) : page;
            });
  }

  private Pages pages(ReadRequest request, ScanBudget budget, boolean exact) {
    if (request.listed() != null) {
      return listedPages(request, request.listed(), budget, exact);
    }
    List<Query> queries = request.queries();
    ResolvedPlan plan = request.plan();
    DerivedTable index = plan.index();
    Reads reads = reads(plan, index, budget);
    if (queries.get(0) instanceof ScanQuery scan) {
      int first = firstOfEach(scan);
      boolean isMarked =
          tables.isVersioned() || MarkedRowsBackend.mayLeaveOut(backend, tables.row());
      return isMarked && first < Integer.MAX_VALUE
          ? new PerPartitionLimitPages(backend::fetch, reads, scan, first, budget::isSpent)
          : (limit, after) -> reads.fetch(scan.page(limit, after));
    }
    if (queries.size() == 1 && request.perPartition() == Integer.MAX_VALUE) {
      return (limit, after) -> reads.fetch(queries.get(0).page(limit, after));
    }
    int[] steps = steps(request);
    return steps.length > 0
        ? new PartitionsMerged(
            reads,
            plan.table(),
            queries,
            new PartitionsMerged.Merging(steps, plan.reversed(), request.perPartition(), exact),
            budget::isSpent)
        : new ConcatenatedPages(
            reads,
            queries,
            new ConcatenatedPages.Asking(
                request.ahead() ? ConcatenatedPages.AT_A_TIME : 1, request.perPartition(), exact),
            budget::isSpent);
  }

  /** Returns the rows of the buckets that a list names. */
  private Pages listedPages(
      ReadRequest request, ListedRange range, ScanBudget budget, boolean exact) {
    BucketList list = Objects.requireNonNull(request.plan().table().bucketList());
    PartitionOrder order = request.plan().order();
    ListedBuckets listed =
        new ListedBuckets(
            backend::fetch,
            list,
            request.queries().stream().map(each -> ((SliceQuery) each).partition()).toList(),
            range,
            order != PartitionOrder.DESCENDING,
            ReadMode.PLAIN.with(request.options()));
    return order.isLazy()
        ? new BucketPages(
            listed,
            bucket -> pages(request.ofBuckets(List.of(bucket)), budget, exact),
            request.ahead() ? ConcatenatedPages.AT_A_TIME : 1,
            exact,
            budget::isSpent)
        : new AllBucketPages(listed, buckets -> pages(request.ofBuckets(buckets), budget, exact));
  }

  /**
   * Returns for each query the number of its step: the rows of one step are merged, and a step
   * follows the previous one. Returns no number if each query is a step.
   */
  private static int[] steps(ReadRequest request) {
    List<Query> queries = request.queries();
    ResolvedPlan plan = request.plan();
    int[] steps = new int[queries.size()];
    if (plan.order() == PartitionOrder.MERGED && queries.size() > 1) {
      return steps;
    }
    if (!plan.order().isLazy()) {
      return new int[0];
    }
    for (int i = 1; i < steps.length; i++) {
      boolean same = bucket(queries.get(i), plan).equals(bucket(queries.get(i - 1), plan));
      steps[i] = steps[i - 1] + (same ? 0 : 1);
    }
    boolean each = steps[steps.length - 1] == steps.length - 1;
    return each ? new int[0] : request.ahead() ? new int[steps.length] : steps;
  }

  private static Object bucket(Query query, ResolvedPlan plan) {
    return ((SliceQuery) query).partition().get(plan.bucket());
  }

  private Reads reads(ResolvedPlan plan, @Nullable DerivedTable index, ScanBudget budget) {
    if (index != null) {
      return entries.present(index, budget);
    }
    return plan.partitions() ? LiveRowFilter.ofPartitions(backend, tables)::fetch : rows;
  }

  /** Returns how many rows of each partition a scan reads at most. */
  private static int firstOfEach(ScanQuery scan) {
    return scan.rows() instanceof ScanQuery.First first ? first.count() : 1;
  }

  /** Collects rows until there are enough: a backend may return a page that is too short. */
  private final class Gathering {
    private final ReadRequest request;
    private final Pages pages;
    private final int limit;
    private final Set<List<Object>> seen;
    private final ScanBudget budget;
    private final List<Row> rows = new ArrayList<>();
    private @Nullable Position next;
    private @Nullable RowPage only;
    private int again;
    private boolean stopped;

    /** How many entries to read, if more than rows are wanted. */
    private int reach;

    Gathering(
        ReadRequest request,
        int limit,
        @Nullable Position after,
        Set<List<Object>> seen,
        ScanBudget budget,
        boolean exact) {
      this.seen = seen;
      this.request = request;
      this.pages = pages(request, budget, exact);
      this.limit = limit;
      this.next = after;
      this.budget = budget;
    }

    CompletionStage<Boolean> step() {
      int wanted = limit - rows.size();
      DerivedTable index = request.plan().index();
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
                      .rows(request, found, wanted, seen)
                      .thenApply(
                          checked ->
                              tables.isEngineMaintained()
                                  ? !isOutrun(found, checked.rows()) && take(checked.rows())
                                  : sift(found, checked, asked, before)));
    }

    /**
     * Returns whether entries moved before their rows were read, under isolated maintenance. Then
     * all are read again, so that a row whose key changes in between is not left out.
     */
    private boolean isOutrun(RowPage found, RowPage page) {
      return page.rows().size() < found.rows().size() && again++ < MOST_AGAIN;
    }

    /** Takes the verified rows; if most entries had none, the next request reads more entries. */
    private boolean sift(RowPage found, EntryCheck.Checked checked, int asked, long before) {
      if (checked.used() < found.rows().size()) {
        reach = checked.used(); // to know the position after the last row that is wanted
        return false;
      }
      int retained = checked.rows().rows().size();
      budget.pass(found.rows().size() - retained);
      reach = budget.passed() - before > retained ? Math.min(2 * asked, MOST_ENTRIES) : 0;
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

    /** Returns the page for a caller that cannot continue after a short page. */
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
