package dev.rowan.runtime;

import dev.rowan.annotation.Similarity;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.IndexCriteria;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.value.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One call that reads rows by native indexes, of one partition or of all. Immutable and
 * thread-safe.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class IndexedSelection<E> extends Selection<E> {
  private final IndexCriteria criteria;

  IndexedSelection(MethodRead<E> read, IndexCriteria criteria, int limit) {
    super(read, limit);
    this.criteria = criteria;
  }

  /**
   * Returns the selection of the rows that also have this value.
   *
   * @param index the name of the native index
   * @param value the canonical value, element, key or entry
   */
  public IndexedSelection<E> equal(String index, Object value) {
    return and(IndexRestriction.equal(read.table().nativeIndex(index), value));
  }

  /**
   * Returns the selection of the rows that also have a value in this range. A range without ends
   * restricts nothing.
   *
   * @param index the name of the native index
   */
  public IndexedSelection<E> range(String index, Range<Object> range) {
    return between(index, range.lowerBound(), range.upperBound());
  }

  /** Returns the selection as {@link #range} does; null for no bound. */
  public IndexedSelection<E> between(String index, @Nullable Bound lower, @Nullable Bound upper) {
    return lower == null && upper == null
        ? this
        : and(IndexRestriction.between(read.table().nativeIndex(index), lower, upper));
  }

  private IndexedSelection<E> and(IndexRestriction restriction) {
    List<IndexRestriction> all = new ArrayList<>(criteria.restrictions());
    all.add(restriction);
    return new IndexedSelection<>(
        read, new IndexCriteria(criteria.partition(), all, criteria.nearest()), limit);
  }

  /**
   * Returns the selection of the rows with a vector, ordered by its nearness to this one.
   *
   * @param index the name of the native index of vectors
   * @param vector the canonical vector
   * @throws RejectedInputException if the vector has no angle, and the index compares angles
   */
  public IndexedSelection<E> nearest(String index, Object vector) {
    return nearest(index, vector, false);
  }

  /** Returns the selection as {@link #nearest} does, of rows with their similarities. */
  public IndexedSelection<E> ranked(String index, Object vector) {
    return nearest(index, vector, true);
  }

  private IndexedSelection<E> nearest(String index, Object vector, boolean ranked) {
    NativeIndexSchema of = read.table().nativeIndex(index);
    List<?> elements = (List<?>) vector;
    if (of.similarity() == Similarity.COSINE
        && elements.stream().allMatch(each -> ((Float) each) == 0)) {
      throw refused(of.column(), "a vector of zeros, which has no angle");
    }
    return new IndexedSelection<>(
        read,
        new IndexCriteria(
            criteria.partition(), criteria.restrictions(), new Nearest(of, elements, ranked)),
        limit);
  }

  private RowanException refused(String argument, String found) {
    return read.refused(
        new RejectedInputException(
            ErrorCode.ARGUMENT_REJECTED,
            Map.of("method", read.method(), "found", found, "argument", argument),
            null));
  }

  @Override
  public IndexedSelection<E> with(@Nullable ReadOptions newOptions) {
    return new IndexedSelection<>(read.with(newOptions), criteria, limit);
  }

  /**
   * Throws an exception: a read by native indexes has no such limit.
   *
   * @throws UnsupportedOperationException always
   */
  @Override
  public IndexedSelection<E> perPartition(@Nullable PerPartitionLimit newLimit) {
    throw new UnsupportedOperationException("the compiler refuses such a method");
  }

  /**
   * {@inheritDoc}
   *
   * @throws RejectedInputException if rows are ordered by nearness, and the limit is above that of
   *     a cluster
   */
  @Override
  public IndexedSelection<E> limit(@Nullable Limit newLimit) {
    int rows = rows(newLimit);
    if (criteria.nearest() != null && rows > Nearest.MOST) {
      throw refused(
          "limit", rows + " rows, more than " + Nearest.MOST + " of a search by nearness");
    }
    return new IndexedSelection<>(read, criteria, rows);
  }

  @Override
  Criteria criteria() {
    return criteria;
  }
}
