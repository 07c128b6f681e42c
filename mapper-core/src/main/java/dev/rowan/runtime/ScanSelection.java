package dev.rowan.runtime;

import dev.rowan.dao.Limit;
import dev.rowan.dao.PerPartitionLimit;
import dev.rowan.dao.ReadOptions;
import dev.rowan.internal.read.Criteria;
import dev.rowan.internal.read.ScanCriteria;
import dev.rowan.internal.session.MethodRead;
import org.jspecify.annotations.Nullable;

/**
 * One call that reads all rows of a table, by the tokens of their partitions. A scan has no range
 * of clustering columns. Immutable and thread-safe: a generated DAO has one in a field for each
 * method that scans.
 *
 * @param <E> what a row is read as: the entity, or a projection
 */
public final class ScanSelection<E> extends Selection<E> {
  private final ScanCriteria criteria;

  ScanSelection(MethodRead<E> read, ScanCriteria criteria, int limit) {
    super(read, limit);
    this.criteria = criteria;
  }

  @Override
  public ScanSelection<E> with(@Nullable ReadOptions newOptions) {
    return new ScanSelection<>(read.with(newOptions), criteria, limit);
  }

  @Override
  public ScanSelection<E> perPartition(@Nullable PerPartitionLimit newLimit) {
    int rows = rows(newLimit);
    return new ScanSelection<>(read, new ScanCriteria(criteria.tokens(), rows), limit);
  }

  @Override
  public ScanSelection<E> limit(@Nullable Limit newLimit) {
    return new ScanSelection<>(read, criteria, rows(newLimit));
  }

  @Override
  Criteria criteria() {
    return criteria;
  }
}
