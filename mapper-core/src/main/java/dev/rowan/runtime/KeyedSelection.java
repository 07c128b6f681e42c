package dev.rowan.runtime;

import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.KeyCriteria;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.query.Limit;
import dev.rowan.query.Range;
import dev.rowan.query.ReadOptions;
import dev.rowan.value.Bound;
import org.jspecify.annotations.Nullable;

/**
 * One call that reads partitions by their keys, possibly a range of their clustering columns.
 * Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class KeyedSelection<E> extends Selection<E> {
  private final KeyCriteria criteria;

  KeyedSelection(MethodRead<E> read, KeyCriteria criteria, int limit) {
    super(read, limit);
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
    return new KeyedSelection<>(read, criteria.between(lower, upper), limit);
  }

  @Override
  public KeyedSelection<E> with(@Nullable ReadOptions newOptions) {
    return new KeyedSelection<>(read.with(newOptions), criteria, limit);
  }

  @Override
  public KeyedSelection<E> perPartition(@Nullable Limit newLimit) {
    int rows = rows(newLimit, "limit per partition");
    return new KeyedSelection<>(read, criteria.perPartition(rows), limit);
  }

  @Override
  public KeyedSelection<E> limit(@Nullable Limit newLimit) {
    return new KeyedSelection<>(read, criteria, rows(newLimit, "limit"));
  }

  @Override
  Criteria criteria() {
    return criteria;
  }
}
