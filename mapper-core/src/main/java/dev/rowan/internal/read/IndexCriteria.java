package dev.rowan.internal.read;

import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.IndexRestriction;
import dev.rowan.spi.query.Nearest;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows that match restrictions of columns with native indexes.
 *
 * @param partition canonical values of the whole partition key; empty for all partitions
 * @param nearest the order of the rows by nearness; null for the order of the table
 */
public record IndexCriteria(
    List<Object> partition, List<IndexRestriction> restrictions, @Nullable Nearest nearest)
    implements Criteria {
  /** Copies the lists. */
  public IndexCriteria {
    partition = List.copyOf(partition);
    restrictions = List.copyOf(restrictions);
  }

  @Override
  public List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now) {
    return List.of(new IndexQuery(plan.table(), partition, restrictions, nearest, 1, null, mode));
  }

  @Override
  public boolean isOfOnePage() {
    return nearest != null;
  }
}
