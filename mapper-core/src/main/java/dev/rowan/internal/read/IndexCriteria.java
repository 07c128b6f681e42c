package dev.rowan.internal.read;

import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import java.time.Instant;
import java.util.List;

/**
 * The rows that match restrictions of columns with native indexes.
 *
 * @param partition canonical values of the whole partition key; empty for all partitions
 */
public record IndexCriteria(List<Object> partition, List<IndexRestriction> restrictions)
    implements Criteria {
  /** Copies the lists. */
  public IndexCriteria {
    partition = List.copyOf(partition);
    restrictions = List.copyOf(restrictions);
  }

  @Override
  public List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now) {
    return List.of(new IndexQuery(plan.table(), partition, restrictions, 1, null, mode));
  }
}
