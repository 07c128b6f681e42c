package dev.rowan.internal.read;

import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.async.Loop;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.Guardrails;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Executes the requests of one entity, in the shapes that DAO methods return. Thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class EntityReads<E> {
  private final Function<Row, E> reader;
  private final RowSource rows;
  private final PageTokens tokens;
  private final Guardrails guardrails;
  private final Await await;
  private final UnaryOperator<CallOptions> start;
  private final @Nullable ReadRecorder recorder;

  /**
   * Reads rows from this source; only streams wait, for all pages but their first.
   *
   * @param reader creates the result of a row
   * @param start returns the options of a call that starts now
   * @param recorder receives each read before its first request; null for none
   */
  public EntityReads(
      Function<Row, E> reader,
      RowSource rows,
      PageTokens tokens,
      Guardrails guardrails,
      Await await,
      UnaryOperator<CallOptions> start,
      @Nullable ReadRecorder recorder) {
    this.reader = reader;
    this.rows = rows;
    this.tokens = tokens;
    this.guardrails = guardrails;
    this.await = await;
    this.start = start;
    this.recorder = recorder;
  }

  /**
   * A result with the value that one column of its row has.
   *
   * @param result null if a value is read that the row does not have
   */
  public record Keyed<E>(Object key, @Nullable E result) {}

  /** Returns the reads that add the value of a key column, by its place, to each result. */
  public EntityReads<Keyed<E>> keyedBy(int column) {
    return new EntityReads<>(
        row -> new Keyed<>(Objects.requireNonNull(row.get(column)), reader.apply(row)),
        rows,
        tokens,
        guardrails,
        await,
        start,
        recorder);
  }

  /** Completes with the first entity, if there is one. It is empty if the row reads as null. */
  public CompletionStage<Optional<E>> first(ReadRequest request) {
    record(request, 1, 1, false, false);
    return rows.page(started(request), 1, null)
        .thenApply(
            page ->
                page.rows().isEmpty()
                    ? Optional.empty()
                    : Optional.ofNullable(reader.apply(page.rows().get(0))));
  }

  /**
   * Completes with the first entity of one query of a table whose rows are all visible to readers.
   */
  public CompletionStage<Optional<E>> first(Query query) {
    return FirstEntity.of(rows, reader, query);
  }

  /**
   * Completes with all entities, up to the limit.
   *
   * @param fetchSize how many rows one request to the backend asks for at most
   */
  public CompletionStage<List<E>> list(ReadRequest request, int limit, int fetchSize) {
    record(request, limit, fetchSize, false, false);
    Collecting collecting = new Collecting(started(request), limit, fetchSize);
    return Loop.until(collecting::step).thenApply(end -> collecting.found);
  }

  /**
   * Completes with the number of rows, up to the limit. Memory holds one page of rows.
   *
   * @param fetchSize how many rows one request to the backend asks for at most
   */
  public CompletionStage<Long> count(ReadRequest request, int limit, int fetchSize) {
    return forEach(request, limit, fetchSize, row -> true);
  }

  /**
   * Passes the rows of the entity's table to a consumer, up to the limit, one after another, and
   * completes with their number. Memory holds one page of rows.
   *
   * @param fetchSize how many rows one request to the backend asks for at most
   * @param consumer returns whether it needs the next row
   */
  public CompletionStage<Long> forEach(
      ReadRequest request, int limit, int fetchSize, Predicate<Row> consumer) {
    record(request, limit, fetchSize, false, true);
    Counting counting = new Counting(started(request), limit, fetchSize, consumer);
    return Loop.until(counting::step).thenApply(end -> counting.total);
  }

  /**
   * Completes with the results of the groups of rows, up to the limit.
   *
   * @param limit how many groups at most
   * @param fetchSize how many rows one request to the backend asks for at most
   */
  public <T> CompletionStage<List<T>> groups(
      ReadRequest request, Grouping<T> grouping, int limit, int fetchSize) {
    RowGroups<T> groups = new RowGroups<>(grouping, limit);
    return forEach(request, Integer.MAX_VALUE, fetchSize, groups::add)
        .thenApply(
            rows -> {
              groups.end();
              return groups.take();
            });
  }

  /**
   * Completes with the entities, up to the limit. The stage reads the first page; the stream then
   * waits for each further page when it needs it.
   *
   * @param fetchSize how many rows one request to the backend asks for at most
   * @param calls makes the calls of the pages
   */
  public CompletionStage<Stream<E>> stream(
      ReadRequest request, int limit, int fetchSize, PageCalls calls) {
    return stream(entities(request, limit, fetchSize, calls));
  }

  /**
   * Completes with the results of the groups of rows, up to the limit, as {@link #stream} does.
   *
   * @param limit how many groups at most
   */
  public <T> CompletionStage<Stream<T>> groupStream(
      ReadRequest request, Grouping<T> grouping, int limit, int fetchSize, PageCalls calls) {
    return stream(groups(request, grouping, limit, fetchSize, calls));
  }

  private <T> CompletionStage<Stream<T>> stream(ResultCursor<T> cursor) {
    return cursor
        .next()
        .thenApply(
            first ->
                Stream.iterate(
                        first,
                        page -> page != null,
                        page -> cursor.hasNext() ? await.read(cursor.next()) : null)
                    .flatMap(List::stream));
  }

  /**
   * Returns the publisher of the entities, up to the limit. Each subscriber starts a read.
   *
   * @param request returns the request of a read that starts now
   * @param fetchSize how many rows one request to the backend asks for at most
   * @param attributed returns a failure that names the method
   * @param calls makes the calls of the pages
   */
  public Flow.Publisher<E> publisher(
      Supplier<ReadRequest> request,
      int limit,
      int fetchSize,
      Function<Throwable, Throwable> attributed,
      PageCalls calls) {
    return new ResultPublisher<>(
        () -> entities(request.get(), limit, fetchSize, calls), attributed);
  }

  /**
   * Returns the publisher of the results of the groups of rows, up to the limit, as {@link
   * #publisher} does.
   *
   * @param limit how many groups at most
   */
  public <T> Flow.Publisher<T> groupPublisher(
      Supplier<ReadRequest> request,
      Grouping<T> grouping,
      int limit,
      int fetchSize,
      Function<Throwable, Throwable> attributed,
      PageCalls calls) {
    return new ResultPublisher<>(
        () -> groups(request.get(), grouping, limit, fetchSize, calls), attributed);
  }

  private ResultCursor<E> entities(ReadRequest request, int limit, int fetchSize, PageCalls calls) {
    record(request, limit, fetchSize, false, false);
    return new EntityCursor<>(cursor(request, limit, fetchSize, calls), reader);
  }

  private <T> ResultCursor<T> groups(
      ReadRequest request, Grouping<T> grouping, int limit, int fetchSize, PageCalls calls) {
    record(request, Integer.MAX_VALUE, fetchSize, false, true);
    return new GroupCursor<>(
        cursor(request, Integer.MAX_VALUE, fetchSize, calls), new RowGroups<>(grouping, limit));
  }

  private RowCursor cursor(ReadRequest request, int limit, int fetchSize, PageCalls calls) {
    return new RowCursor(
        rows, counters -> started(request.countedBy(counters)), limit, fetchSize, calls);
  }

  /**
   * Completes with a page; it may be short although rows follow, see {@link
   * dev.rowan.dao.ReadOptions#maxScanned}.
   *
   * @throws dev.rowan.error.RejectedInputException if the token does not belong to this request
   */
  public CompletionStage<Page<E>> page(ReadRequest request, PageRequest wanted) {
    Position after = tokens.position(request, wanted.token());
    record(request, Integer.MAX_VALUE, wanted.size(), after != null, false);
    return rows.exactPage(started(request), wanted.size(), after)
        .thenApply(
            page -> {
              Position next = page.next();
              return new Page<>(
                  page.rows().stream().map(reader).toList(),
                  next == null ? null : tokens.token(request, next));
            });
  }

  private void record(
      ReadRequest request, int limit, int pageSize, boolean follows, boolean computed) {
    if (recorder != null) {
      recorder.planned(
          new PlannedRead(request, limit, pageSize, follows, computed, rows.mayLeaveOut(request)));
    }
  }

  /** Returns the request of a call that starts now. Each further page of a stream is a call. */
  private ReadRequest started(ReadRequest request) {
    CallOptions options = request.options();
    CallOptions started = start.apply(options);
    return started.equals(options) ? request : request.with(started);
  }

  /** Counts rows page by page, one step at a time. */
  private final class Counting {
    private final ReadRequest request;
    private final int limit;
    private final int fetchSize;
    private final Predicate<Row> consumer;
    private long total;
    private @Nullable Position next;

    Counting(ReadRequest request, int limit, int fetchSize, Predicate<Row> consumer) {
      this.consumer = consumer;
      this.request = request;
      this.limit = limit;
      this.fetchSize = fetchSize;
    }

    CompletionStage<Boolean> step() {
      int size = isLimited() ? (int) Math.min(fetchSize, limit - total) : fetchSize;
      return rows.page(request, size, next).thenApply(this::take);
    }

    private boolean take(RowPage page) {
      total += page.rows().size();
      boolean goesOn = page.rows().stream().allMatch(consumer);
      next = page.next();
      return !goesOn || next == null || (isLimited() && total >= limit);
    }

    /** A partition can have more rows than the largest limit, which stands for none. */
    private boolean isLimited() {
      return limit < Integer.MAX_VALUE;
    }
  }

  /** Collects all entities page by page, one step at a time. */
  private final class Collecting {
    private final ReadRequest request;
    private final int limit;
    private final int fetchSize;
    private final List<E> found = new ArrayList<>();
    private final Set<List<Object>> seen = new HashSet<>();
    private @Nullable Position next;

    Collecting(ReadRequest request, int limit, int fetchSize) {
      this.request = request;
      this.limit = limit;
      this.fetchSize = fetchSize;
    }

    CompletionStage<Boolean> step() {
      int size = Math.min(fetchSize, limit - found.size());
      return rows.page(request, size, next, seen).thenApply(this::take);
    }

    private boolean take(RowPage page) {
      for (Row row : page.rows()) {
        found.add(reader.apply(row));
      }
      next = page.next();
      boolean done = next == null || found.size() == limit;
      if (done && request.isOfOnePartition()) {
        guardrails.rows(request.plan().table().name(), found.size());
      }
      return done;
    }
  }
}
