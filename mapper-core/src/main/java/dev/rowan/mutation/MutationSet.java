package dev.rowan.mutation;

import java.util.List;
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
 */
public record MutationSet(List<Change> changes, OptionalLong timestamp) {
  /** Copies the list. */
  public MutationSet {
    changes = List.copyOf(changes);
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
