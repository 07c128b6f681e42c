package dev.rowan.internal.read;

import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import java.time.Instant;
import java.util.List;

/**
 * All partitions of a range of tokens.
 *
 * @param perPartition how many rows of each partition at most; {@link Integer#MAX_VALUE} for all
 */
public record ScanCriteria(TokenRange tokens, int perPartition) implements Criteria {
  /** All rows of all partitions. */
  public static final ScanCriteria ALL = new ScanCriteria(TokenRange.ALL, Integer.MAX_VALUE);

  @Override
  public List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now) {
    ScanQuery.Rows rows =
        perPartition == Integer.MAX_VALUE ? ScanQuery.Rows.ALL : new ScanQuery.First(perPartition);
    if (plan.partitions()) {
      rows = ScanQuery.Rows.PARTITIONS;
    }
    return List.of(new ScanQuery(plan.table(), tokens, rows, 1, null, mode));
  }
}
