package dev.rowan.operate.maintenance;

import dev.rowan.internal.observe.JobObservers;
import java.util.List;

/**
 * The result of a job that rewrites the TTL of rows. The static columns of a partition count as one
 * more row, if they have another TTL.
 * <!-- tag: rewrite-ttl -->
 *
 * <pre>{@code
 * TtlJob rewrite = rowan.maintenance().rewriteTtl(LoginMapping.INSTANCE).atMost(5_000);
 * TtlReport expected = rewrite.comparingOnly().run(); // changes nothing
 * log.info("{} rows get another TTL, {} are older", expected.rewritten(), expected.removed());
 * TtlReport report = rewrite.run();
 * }</pre>
 *
 * @param rows the number of rows that were read
 * @param rewritten the number of rows whose values got another TTL
 * @param removed the number of rows that were older than the TTL
 * @param left the number of rows with a value whose write time is unknown or in the future, or
 *     without values: their TTL did not change
 * @param samples the keys of at most ten of the rows that are left; keys can be private
 */
public record TtlReport(
    long rows, long rewritten, long removed, long left, List<List<Object>> samples) {
  /** Copies the list. */
  public TtlReport {
    samples = List.copyOf(samples);
  }

  /** Returns whether each row has the TTL, if the job did not compare only. */
  public boolean isComplete() {
    return left == 0;
  }

  /** Returns the numbers for listeners. */
  JobObservers.Counts counts(boolean writes) {
    long found = rewritten + removed;
    return new JobObservers.Counts(rows, found, writes ? found : 0, left);
  }

  /** Returns the numbers without the samples, which can be private. */
  @Override
  public String toString() {
    return "%d rows, %d rewritten, %d removed, %d left".formatted(rows, rewritten, removed, left);
  }
}
