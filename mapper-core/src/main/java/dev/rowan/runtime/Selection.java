package dev.rowan.runtime;

import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.Grouping;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.TableSchema;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One call of a reading DAO method, with the shapes in which its entities can be returned.
 * Immutable and thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public abstract sealed class Selection<E> permits KeyedSelection, IndexedSelection, ScanSelection {
  /** The limit of a selection without one. */
  static final int NO_LIMIT = Integer.MAX_VALUE;

  final MethodRead<E> read;
  final int limit;

  Selection(MethodRead<E> read, int limit) {
    this.read = read;
    this.limit = limit;
  }

  /** Returns the criteria of the call. */
  abstract Criteria criteria();

  /**
   * Returns the selection with these options; an option that they leave open stays as it is.
   *
   * @throws RejectedInputException if the options are null
   */
  public abstract Selection<E> with(@Nullable ReadOptions newOptions);

  /**
   * Returns the selection of at most this many rows of each partition; a {@link #limit} counts the
   * remaining rows.
   *
   * @throws RejectedInputException if the limit is null
   */
  public abstract Selection<E> perPartition(@Nullable PerPartitionLimit newLimit);

  /**
   * Returns the selection of at most this many rows.
   *
   * @throws RejectedInputException if the limit is null
   */
  public abstract Selection<E> limit(@Nullable Limit newLimit);

  /** Completes with the one entity, or with {@link UnreadableRowException} if there is none. */
  public final CompletionStage<E> one() {
    return read.call(call -> first(call).thenApply(found -> found.orElseThrow(this::missingRow)));
  }

  /**
   * Completes with what the one row is read as, which is null if a value is read that the row does
   * not have; or with {@link UnreadableRowException} if there is no row.
   */
  public final CompletionStage<@Nullable E> value() {
    return read.call(
        call ->
            call.list(criteria(), 1)
                .thenApply(
                    found -> {
                      if (found.isEmpty()) {
                        throw missingRow();
                      }
                      return found.get(0);
                    }));
  }

  /** Completes with whether there is a row. */
  public final CompletionStage<Boolean> exists() {
    return read.call(call -> call.count(criteria(), 1).thenApply(rows -> rows > 0));
  }

  /** Completes with the number of rows, up to the limit. Memory holds one page of rows. */
  public final CompletionStage<Long> count() {
    return read.call(call -> call.count(criteria(), limit));
  }

  /**
   * Completes with the value that an aggregate has over all rows, up to the limit; null for the
   * smallest or the largest of no values. Memory holds one page of rows.
   */
  public final <J> CompletionStage<@Nullable J> aggregate(Aggregate<J> aggregate) {
    return aggregates(values -> values.of(aggregate), List.of(aggregate));
  }

  /**
   * Completes with a result of the values that several aggregates have over all rows, up to the
   * limit. Memory holds one page of rows.
   *
   * @param result creates the result from the values
   */
  public final <T> CompletionStage<T> aggregates(
      Function<AggregateValues, T> result, List<Aggregate<?>> aggregates) {
    return read.call(
        call -> {
          AggregateValues values = new AggregateValues(call.table(), aggregates);
          return call.forEach(criteria(), limit, values::add)
              .thenApply(rows -> result.apply(values));
        });
  }

  /**
   * Returns the selection of groups of rows. The limit is then that of the groups.
   *
   * @param by the properties whose values the rows of a group share; in the order of the read, the
   *     rows of a group follow each other
   * @param result creates the result of a group from the values of its aggregates
   * @param aggregates what is computed for each group
   */
  public final <T> GroupedSelection<T> groupedBy(
      List<Property<?>> by, Function<AggregateValues, T> result, List<Aggregate<?>> aggregates) {
    TableSchema table = read.table();
    return new GroupedSelection<>(
        read,
        criteria(),
        new Grouping<>(
            table,
            by.stream().<Integer>map(Property::column).toList(),
            () -> new AggregateValues(table, aggregates).as(result)),
        limit);
  }

  /**
   * Completes with the results by the value of a key column, in the order of the request and
   * without duplicates. A key without a row is absent; a key whose row has not the value that is
   * read has null. The map cannot be changed.
   *
   * @param key the key column that the criteria give in several values
   * @param requested these values, with which the selection was made
   */
  public final <K> CompletionStage<Map<K, @Nullable E>> map(
      Property<K> key, Collection<? extends K> requested) {
    List<K> keys = List.copyOf(requested);
    return read.call(call -> call.map(criteria(), key, keys));
  }

  private UnreadableRowException missingRow() {
    return new UnreadableRowException(ErrorCode.ROW_MISSING, Map.of("method", read.method()), null);
  }

  /**
   * Completes with the first entity, if there is one. It is empty if a value is read that the row
   * does not have.
   */
  public final CompletionStage<Optional<E>> optional() {
    return read.call(this::first);
  }

  /**
   * Completes with all entities, up to the limit. If values are read, the list has null for each
   * row without one.
   */
  public final CompletionStage<List<E>> list() {
    return read.call(call -> call.list(criteria(), limit));
  }

  /**
   * Completes with all entities, up to the limit. If values are read, the array has null for each
   * row without one.
   *
   * @param array creates an array of a length
   */
  public final CompletionStage<E[]> array(IntFunction<E[]> array) {
    return list().thenApply(found -> found.toArray(array));
  }

  /**
   * Completes with the entities, up to the limit. The stage reads the first page; the stream waits
   * for each further page when it needs it. The stream need not be closed.
   */
  public final CompletionStage<Stream<E>> stream() {
    return read.call(call -> call.stream(criteria(), limit));
  }

  /**
   * Returns the publisher of the entities, up to the limit. Each subscriber starts a read, page by
   * page as it requests results. If values are read, the publisher leaves out rows without one. A
   * subscriber receives its signals in the thread that requests results, or in a thread of the
   * backend, which it must not block.
   */
  public final Flow.Publisher<E> publisher() {
    return read.publisher(criteria(), limit);
  }

  /**
   * Completes with a page. It is short, or empty, although rows follow, if it skipped as many
   * entries as {@link ReadOptions#maxScanned} allows. All other shapes then fail.
   *
   * @throws RejectedInputException if the request is null, or its token does not belong to this
   *     method with these arguments
   */
  public final CompletionStage<Page<E>> page(@Nullable PageRequest request) {
    return read.call(call -> call.page(criteria(), request));
  }

  /** Completes with the first entity, if there is one, by a call. */
  CompletionStage<Optional<E>> first(MethodRead<E> call) {
    return call.first(criteria());
  }

  final int rows(@Nullable Limit newLimit) {
    if (newLimit == null) {
      throw read.missing("limit");
    }
    return newLimit.rows();
  }

  final int rows(@Nullable PerPartitionLimit newLimit) {
    if (newLimit == null) {
      throw read.missing("limit per partition");
    }
    return newLimit.rows();
  }
}
