package dev.rowan.runtime;

import dev.rowan.dao.Limit;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.internal.read.KeyCriteria;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.spi.value.Bound;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * One call that reads partitions by their keys, possibly a range of their clustering columns.
 * Immutable and thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class KeyedSelection<E> extends Selection<E> {
  private final Object[] key;

  /** Null if the key is all that the call says. */
  private final @Nullable KeyCriteria criteria;

  KeyedSelection(MethodRead<E> read, Object[] key) {
    super(read, NO_LIMIT);
    this.key = key;
    this.criteria = null;
  }

  private KeyedSelection(KeyedSelection<E> other, MethodRead<E> read, int limit) {
    super(read, limit);
    this.key = other.key;
    this.criteria = other.criteria;
  }

  private KeyedSelection(KeyedSelection<E> other, KeyCriteria criteria) {
    super(other.read, other.limit);
    this.key = other.key;
    this.criteria = criteria;
  }

  /** Returns the selection of a range of the clustering column after the given ones. */
  public KeyedSelection<E> range(Range<Object> newRange) {
    return between(newRange.lowerBound(), newRange.upperBound());
  }

  /**
   * Returns the selection of the rows between two bounds of the clustering columns after the given
   * ones, compared as tuples; null for no bound.
   */
  public KeyedSelection<E> between(@Nullable Bound lower, @Nullable Bound upper) {
    return new KeyedSelection<>(this, criteria().between(lower, upper));
  }

  @Override
  public KeyedSelection<E> with(@Nullable ReadOptions newOptions) {
    return new KeyedSelection<>(this, read.with(newOptions), limit);
  }

  @Override
  public KeyedSelection<E> perPartition(@Nullable PerPartitionLimit newLimit) {
    int rows = rows(newLimit);
    return new KeyedSelection<>(this, criteria().perPartition(rows));
  }

  @Override
  public KeyedSelection<E> limit(@Nullable Limit newLimit) {
    return new KeyedSelection<>(this, read, rows(newLimit));
  }

  @Override
  CompletionStage<Optional<E>> first(MethodRead<E> call) {
    return criteria == null ? call.first(key) : super.first(call);
  }

  @Override
  KeyCriteria criteria() {
    return criteria == null ? KeyCriteria.owning(key) : criteria;
  }
}
