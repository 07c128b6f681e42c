package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.query.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Makes the unit of one write, and refuses options that do not go with it. */
final class Unit {
  private Unit() {}

  /**
   * Returns the write of a row with what follows from it.
   *
   * @param derived whether tables follow from the row
   */
  static MutationSet of(
      Mutation mutation, Consequences upkeep, boolean derived, WriteOptions options) {
    Instant timestamp = options.timestamp();
    if (timestamp != null && mutation.condition() != Condition.NONE) {
      throw rejected(mutation, "a timestamp, and a condition");
    }
    Change change = new Change(lasting(mutation, derived, options), upkeep);
    return new MutationSet(
        List.of(change),
        timestamp == null ? OptionalLong.empty() : OptionalLong.of(WriteOptions.micros(timestamp)));
  }

  private static Mutation lasting(Mutation mutation, boolean derived, WriteOptions options) {
    Duration ttl = options.ttl();
    if (ttl == null) {
      return mutation;
    }
    if (!(mutation instanceof Upsert upsert)) {
      throw rejected(mutation, "a ttl, and a delete");
    }
    if (derived && !ttl.isZero()) {
      throw rejected(mutation, "a ttl, and indexes whose entries would outlive the row");
    }
    return upsert.lasting((int) ttl.toSeconds());
  }

  private static RejectedInput rejected(Mutation mutation, String what) {
    return new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("table", mutation.table().name(), "options", what),
        null);
  }
}
