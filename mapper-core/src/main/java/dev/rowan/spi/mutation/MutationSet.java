package dev.rowan.spi.mutation;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.call.CallOptions;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A batch of changes that are applied atomically, with one timestamp.
 *
 * <p>If the condition of one mutation fails, nothing is written. All mutations with conditions must
 * be in one partition. If two mutations of a batch change one row at the same {@link
 * TimestampOffset}, Cassandra's reconciliation decides, not their order: a delete wins over a
 * write.
 *
 * <p>In a batch with a condition, ranges are deleted at {@link
 * TimestampOffset#ONE_MICROSECOND_EARLIER}, so that writes of the batch into the range remain. If
 * such a batch both writes and deletes one row, the backend decides whether the row remains. A
 * backend without isolated index maintenance may reject some batches with a condition, with {@link
 * dev.rowan.error.UnsupportedByBackendException}: those with a timestamp, an upsert at {@code
 * ONE_MICROSECOND_EARLIER}, or a mutation outside the partition of the conditions.
 *
 * @param timestamp the write timestamp of the batch in microseconds since 1970. If empty, the
 *     backend's clock assigns a timestamp that is later than every timestamp it assigned before.
 *     Values with a later timestamp of a caller remain
 * @param options the request options, such as consistency
 */
public record MutationSet(List<Change> changes, OptionalLong timestamp, CallOptions options) {
  /**
   * Copies the list.
   *
   * @throws RejectedInputException if the timestamp is {@link Long#MIN_VALUE}, which is reserved
   * @throws IllegalArgumentException if counters are combined with other changes, a timestamp or a
   *     condition
   */
  public MutationSet {
    changes = List.copyOf(changes);
    if (timestamp.isPresent() && timestamp.getAsLong() == Long.MIN_VALUE) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("timestamp", "below the smallest"), null);
    }
    requireCountersAlone(changes, timestamp);
  }

  /** Creates a batch with default request options. */
  public MutationSet(List<Change> changes, OptionalLong timestamp) {
    this(changes, timestamp, CallOptions.NONE);
  }

  private static void requireCountersAlone(List<Change> changes, OptionalLong timestamp) {
    int counters = 0;
    boolean plain = timestamp.isEmpty();
    for (int i = 0; i < changes.size(); i++) {
      Mutation mutation = changes.get(i).mutation();
      if (mutation.table().hasCounters()) {
        counters++;
        plain &= mutation.condition() == Condition.NONE;
      }
    }
    if (counters != 0 && (counters != changes.size() || !plain)) {
      throw new IllegalArgumentException(
          "counters cannot be combined with other changes, timestamps or conditions");
    }
  }

  /** Returns a batch with a timestamp of the backend's clock. */
  public static MutationSet of(List<Change> changes) {
    return new MutationSet(changes, OptionalLong.empty());
  }

  /** Returns a batch of one change with a timestamp of the backend's clock. */
  public static MutationSet of(Change change) {
    return new MutationSet(List.of(change), OptionalLong.empty());
  }
}
