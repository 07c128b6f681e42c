package dev.rowan.mutation;

import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A unit: changes that are written all or not at all, under one timestamp.
 *
 * <p>If the condition of one mutation fails, nothing is written. Mutations with conditions must be
 * in one partition. Where two mutations of a unit touch one row at one {@link Moment}, the rules of
 * reconciliation decide, not their order: a delete wins over a write.
 *
 * <p>In a unit with a condition, ranges are deleted {@link Moment#JUST_BEFORE} whatever their
 * moment says, so that what the unit writes there stays; whether a row stays that such a unit both
 * writes and deletes by itself is left to the backend. One without isolated upkeep may refuse such
 * a unit with {@link dev.rowan.error.UnsupportedByBackend} if it has a timestamp, an upsert {@code
 * JUST_BEFORE}, or a mutation outside the partition of the conditions.
 *
 * @param timestamp microseconds since 1970 that order this unit against others; empty for the clock
 *     of the backend, which is later than everything it wrote under that clock before; what was
 *     written under a later timestamp of the caller's stays
 * @param options consistency and the like
 */
public record MutationSet(List<Change> changes, OptionalLong timestamp, CallOptions options) {
  /**
   * Copies the list.
   *
   * @throws RejectedInput if the timestamp is {@link Long#MIN_VALUE}, which is below all that can
   *     be written
   * @throws IllegalArgumentException if counters are changed beside anything else, at a timestamp,
   *     or under a condition
   */
  public MutationSet {
    changes = List.copyOf(changes);
    if (timestamp.isPresent() && timestamp.getAsLong() == Long.MIN_VALUE) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("timestamp", "below the smallest"), null);
    }
    requireCountersAlone(changes, timestamp);
  }

  /** A unit to be carried out in no particular way. */
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
          "counters are changed alone, without timestamps and conditions");
    }
  }

  /** Returns a unit under the backend's clock. */
  public static MutationSet of(List<Change> changes) {
    return new MutationSet(changes, OptionalLong.empty());
  }

  /** Returns a unit of one change under the backend's clock. */
  public static MutationSet of(Change change) {
    return new MutationSet(List.of(change), OptionalLong.empty());
  }
}
