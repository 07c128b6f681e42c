package dev.rowan.dao;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.Map;

/**
 * The largest number of rows of each partition that a DAO method may return. The partitions are
 * those of the table that serves the method: each value of a {@code Collection}, each bucket and
 * each shard is a partition of its own. A {@link Limit} of the same method counts the rows that
 * remain. Immutable and thread-safe.
 * <!-- tag: latest-of-each -->
 *
 * <pre>{@code
 * @Select
 * List<Reading> latestOfEach(Collection<String> station, LocalDate day, PerPartitionLimit each);
 * }</pre>
 *
 * @param rows at least 1
 */
public record PerPartitionLimit(int rows) {
  /**
   * Checks the bound.
   *
   * @throws RejectedInputException if {@code rows} is less than 1
   */
  public PerPartitionLimit {
    if (rows < 1) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("limit per partition", rows + ", less than 1"), null);
    }
  }

  /** Returns a limit of the given number of rows of each partition. */
  public static PerPartitionLimit of(int rows) {
    return new PerPartitionLimit(rows);
  }
}
