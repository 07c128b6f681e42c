package dev.rowan.runtime;

import dev.rowan.binding.EntityMapping;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnreadableRow;
import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.Range;
import dev.rowan.query.RowPage;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
  private final Object[] key;
  private final @Nullable Range<Object> range;
  private final @Nullable Limit limit;

  Selection(
      DaoRuntime<E> runtime,
      ReadPlan plan,
      Object[] key,
      @Nullable Range<Object> range,
      @Nullable Limit limit) {
    this.runtime = runtime;
    this.plan = plan;
    this.key = key;
    this.range = range;
    this.limit = limit;
  }

  /** Returns the selection of a range of the clustering column after the given ones. */
  public Selection<E> range(Range<Object> newRange) {
    return new Selection<>(runtime, plan, key, newRange, limit);
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
    return new Selection<>(runtime, plan, key, range, newLimit);
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
    return rows(1, null).thenApply(page -> page.rows().stream().findFirst().map(this::entity));
  }

  /** Completes with all entities, up to the limit. */
  public CompletionStage<List<E>> list() {
    return collect(new ArrayList<>(), Math.min(FETCH_SIZE, remaining(0)), null);
  }

  /**
   * Completes with the entities, up to the limit. The first page is read at once, further pages
   * when the stream needs them; it then waits for them. Closing the stream is not needed.
   */
  public CompletionStage<Stream<E>> stream() {
    int size = Math.min(FETCH_SIZE, remaining(0));
    return rows(size, null)
        .thenApply(
            first ->
                Stream.iterate(
                        new Fetched(first, first.rows().size()),
                        fetched -> fetched != null,
                        this::nextPage)
                    .flatMap(fetched -> fetched.page().rows().stream().map(this::entity)));
  }

  /**
   * Completes with a page.
   *
   * @throws RejectedInput if the request is null, or its token does not belong to this method with
   *     these arguments
   */
  public CompletionStage<Page<E>> page(@Nullable PageRequest request) {
    if (request == null) {
      throw missing("page request");
    }
    Query query = query();
    Position after = runtime.tokens().position(plan.method(), query, request.token());
    return rows(request.size(), after)
        .thenApply(
            page -> {
              Position next = page.next();
              return new Page<>(
                  page.rows().stream().map(this::entity).toList(),
                  next == null ? null : runtime.tokens().token(plan.method(), query, next));
            });
  }

  private record Fetched(RowPage page, int total) {}

  private @Nullable Fetched nextPage(Fetched last) {
    Position next = last.page().next();
    int size = Math.min(FETCH_SIZE, remaining(last.total()));
    if (next == null || size == 0) {
      return null;
    }
    RowPage page = runtime.await(rows(size, next));
    return new Fetched(page, last.total() + page.rows().size());
  }

  private CompletionStage<List<E>> collect(List<E> found, int size, @Nullable Position after) {
    CompletableFuture<RowPage> fetch = rows(size, after).toCompletableFuture();
    // a loop while pages are there at once: a chain of stages would grow the stack with each page
    while (fetch.isDone() && !fetch.isCompletedExceptionally()) {
      RowPage page = fetch.join();
      Position next = take(page, found);
      if (next == null) {
        return CompletableFuture.completedFuture(found);
      }
      fetch = rows(Math.min(FETCH_SIZE, remaining(found.size())), next).toCompletableFuture();
    }
    return fetch.thenCompose(
        page -> {
          Position next = take(page, found);
          return next == null
              ? CompletableFuture.completedFuture(found)
              : collect(found, Math.min(FETCH_SIZE, remaining(found.size())), next);
        });
  }

  /** Adds the entities of a page; returns where to go on, or null where nothing is left to do. */
  private @Nullable Position take(RowPage page, List<E> found) {
    page.rows().forEach(row -> found.add(entity(row)));
    return remaining(found.size()) == 0 ? null : page.next();
  }

  private int remaining(int taken) {
    return limit == null ? Integer.MAX_VALUE - taken : limit.rows() - taken;
  }

  private CompletionStage<RowPage> rows(int size, @Nullable Position after) {
    return runtime.rows().page(plan, query(), size, after);
  }

  private Query query() {
    return plan.query(key, range);
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
