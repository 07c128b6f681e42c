package dev.rowan.runtime;

import dev.rowan.error.RowanException;
import dev.rowan.internal.read.IndexCriteria;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.spi.query.AnyOf;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

/**
 * The reads of one DAO method by keys, prepared once: a generated DAO has one in a field for each
 * method that selects. Immutable and thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class KeyedRead<E> implements MethodArguments {
  private final MethodRead<E> read;

  KeyedRead(MethodRead<E> read) {
    this.read = read;
  }

  @Override
  public String method() {
    return read.method();
  }

  @Override
  public RowanException refused(RowanException failure) {
    return read.refused(failure);
  }

  /**
   * Starts one read.
   *
   * <p>A component of the key may be an {@link AnyOf} of several values. A bounded number of
   * partitions is then read at the same time. Their rows come in the {@linkplain
   * dev.rowan.spi.query.PartitionOrder order} of the plan. Prefixes of the clustering columns come
   * in stored order. Pages are exact in each order.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns of
   *     the plan's table, each possibly an {@link AnyOf}; the caller must not change the array
   */
  public KeyedSelection<E> select(Object... key) {
    return new KeyedSelection<>(read, key);
  }

  /**
   * Starts one read of the rows that match restrictions of columns with native indexes.
   *
   * @param partition canonical values of the whole partition key; none for all partitions
   */
  public IndexedSelection<E> byIndex(Object... partition) {
    return new IndexedSelection<>(
        read, new IndexCriteria(List.of(partition), List.of(), null), Selection.NO_LIMIT);
  }

  /**
   * Completes with the first entity of a key, if there is one. The result is that of {@code
   * select(key).optional()}; this most frequent read needs no selection.
   *
   * @param key as for {@link #select}
   */
  public CompletionStage<Optional<E>> optional(Object... key) {
    return read.first(key);
  }
}
