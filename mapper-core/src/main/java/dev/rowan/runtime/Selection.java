package dev.rowan.runtime;

import dev.rowan.async.Loop;
import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnreadableRow;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Position;
import dev.rowan.query.Range;
import dev.rowan.query.ReadMode;
import dev.rowan.query.ReadOptions;
import dev.rowan.query.RowPage;
import dev.rowan.value.Bound;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One call of a reading DAO method: its plan, its arguments, and the shapes in which the rows can
 * come. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class Selection<E> {
  /** Rows that are read at a time where the caller asked for all. */
  static final int FETCH_SIZE = 500;

  private final DaoRuntime<E> runtime;
  private final ReadPlan plan;
  private final Criteria criteria;
  private final @Nullable Limit limit;
  private final ReadOptions options;

  Selection(
      DaoRuntime<E> runtime,
      ReadPlan plan,
      Criteria criteria,
      @Nullable Limit limit,
      ReadOptions options) {
    this.runtime = runtime;
    this.plan = plan;
    this.criteria = criteria;
    this.limit = limit;
    this.options = options;
  }

  /**
   * Returns the selection that is read like this.
   *
   * @throws RejectedInput if the options are null
   */
  public Selection<E> with(@Nullable ReadOptions newOptions) {
    if (newOptions == null) {
      throw missing("read options");
    }
    return new Selection<>(runtime, plan, criteria, limit, newOptions.orElse(options));
  }

  /**
   * Returns the selection of a range of the clustering column after the given ones.
   *
   * @throws IllegalStateException if this is a scan
   */
  public Selection<E> range(Range<Object> newRange) {
    return between(newRange.lowerBound(), newRange.upperBound());
  }

  /**
   * Returns the selection of what lies between two bounds of the clustering columns after the given
   * ones, compared as tuples; null for no bound.
   *
   * @throws IllegalStateException if this is a scan
   */
  public Selection<E> between(@Nullable Bound lower, @Nullable Bound upper) {
    if (criteria instanceof Criteria.Keyed keyed) {
      return new Selection<>(runtime, plan, keyed.between(lower, upper), limit, options);
    }
    throw new IllegalStateException("a scan has no range of clustering columns");
  }

  /**
   * Returns the selection of this many rows of each partition at most; a {@link #limit} counts what
   * is left of them.
   *
   * @throws RejectedInput if the limit is null
   */
  public Selection<E> perPartition(@Nullable Limit newLimit) {
    if (newLimit == null) {
      throw missing("limit per partition");
    }
    return new Selection<>(runtime, plan, criteria.perPartition(newLimit.rows()), limit, options);
  }

  /**
   * Returns the selection of this many rows at most.
   *
   * @throws RejectedInput if the limit is null
   */
  public Selection<E> limit(@Nullable Limit newLimit) {
    if (newLimit == null) {
      throw missing("limit");
    }
    return new Selection<>(runtime, plan, criteria, newLimit, options);
  }

  /** Completes with the one entity, or with {@link UnreadableRow} if there is none. */
  public CompletionStage<E> one() {
    return optional()
        .thenApply(
            found ->
                found.orElseThrow(
                    () ->
                        new UnreadableRow(
                            ErrorCode.ROW_MISSING, Map.of("method", plan.method()), null)));
  }

  /** Completes with the first entity, if there is one. */
  public CompletionStage<Optional<E>> optional() {
    return rows(reading(), 1, null)
        .thenApply(
            page ->
                page.rows().isEmpty() ? Optional.empty() : Optional.of(entity(page.rows().get(0))));
  }

  /** Completes with all entities, up to the limit. */
  public CompletionStage<List<E>> list() {
    Collecting collecting = new Collecting(reading());
    return Loop.until(collecting::step).thenApply(end -> collecting.found);
  }

  /**
   * Completes with the entities, up to the limit. The first page is read at once, further pages
   * when the stream needs them; it then waits for them. Closing the stream is not needed.
   */
  public CompletionStage<Stream<E>> stream() {
    Reading reading = reading();
    return rows(reading, Math.min(fetchSize(), remaining(0)), null)
        .thenApply(
            first ->
                Stream.iterate(
                        new Fetched(first, first.rows().size()),
                        fetched -> fetched != null,
                        fetched -> nextPage(reading, fetched))
                    .flatMap(fetched -> fetched.page().rows().stream().map(this::entity)));
  }

  /**
   * Completes with a page; it may be short, or empty, although rows follow, where it passed by as
   * many entries as {@link ReadOptions#maxScanned} allows. All other shapes then fail.
   *
   * @throws RejectedInput if the request is null, or its token does not belong to this method with
   *     these arguments
   */
  public CompletionStage<Page<E>> page(@Nullable PageRequest request) {
    if (request == null) {
      throw missing("page request");
    }
    Reading reading = reading();
    Position after = runtime.tokens().position(reading, request.token());
    return runtime
        .rows()
        .exactPage(reading, request.size(), after)
        .thenApply(
            page -> {
              Position next = page.next();
              return new Page<>(
                  page.rows().stream().map(this::entity).toList(),
                  next == null ? null : runtime.tokens().token(reading, next));
            });
  }

  private record Fetched(RowPage page, int total) {}

  private @Nullable Fetched nextPage(Reading reading, Fetched last) {
    Position next = last.page().next();
    int size = Math.min(fetchSize(), remaining(last.total()));
    if (next == null || size == 0) {
      return null;
    }
    RowPage page = runtime.awaitRead(rows(reading, size, next));
    return new Fetched(page, last.total() + page.rows().size());
  }

  /** All entities, page by page; one step at a time, each on whatever thread. */
  private final class Collecting {
    private final Reading reading;
    private final List<E> found = new ArrayList<>();
    private final Set<List<Object>> seen = new HashSet<>();
    private @Nullable Position next;

    Collecting(Reading reading) {
      this.reading = reading;
    }

    CompletionStage<Boolean> step() {
      int size = Math.min(fetchSize(), remaining(found.size()));
      return runtime.rows().page(reading, size, next, seen).thenApply(this::take);
    }

    private boolean take(RowPage page) {
      page.rows().forEach(row -> found.add(entity(row)));
      next = page.next();
      boolean done = next == null || remaining(found.size()) == 0;
      if (done && reading.isOfOnePartition()) {
        runtime.guardrails().rows(plan.table().name(), found.size());
      }
      return done;
    }
  }

  private int remaining(int taken) {
    return limit == null ? Integer.MAX_VALUE - taken : limit.rows() - taken;
  }

  private CompletionStage<RowPage> rows(Reading reading, int size, @Nullable Position after) {
    return runtime.rows().page(reading, size, after);
  }

  private Reading reading() {
    ReadMode mode = ReadMode.PLAIN.with(options.call().withMethod(plan.method()));
    return criteria.reading(runtime.stored(plan), mode).scanning(options.maxScanned());
  }

  private int fetchSize() {
    return options.pageSize() == 0 ? FETCH_SIZE : options.pageSize();
  }

  private E entity(Row row) {
    EntityMapping<E> mapping = runtime.mapping();
    return mapping.read(row);
  }

  private RejectedInput missing(String argument) {
    return new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("method", plan.method(), "found null for", argument),
        null);
  }
}
