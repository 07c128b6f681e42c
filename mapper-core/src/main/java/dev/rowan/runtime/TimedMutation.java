package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.query.WriteOptions;
import dev.rowan.upkeep.EntityTables;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A mutation as the options of its call want it.
 *
 * @param timestamp microseconds since 1970; empty for now
 */
record TimedMutation(Mutation mutation, OptionalLong timestamp) {

  /** Returns the write of a row, and refuses options that do not go with it. */
  static TimedMutation of(Mutation mutation, EntityTables tables, WriteOptions options) {
    Instant timestamp = options.timestamp();
    if (timestamp != null && mutation.condition() != Condition.NONE) {
      throw rejected(mutation, "a timestamp, and a condition");
    }
    return new TimedMutation(
        lasting(mutation, tables, options),
        timestamp == null ? OptionalLong.empty() : OptionalLong.of(WriteOptions.micros(timestamp)));
  }

  private static Mutation lasting(Mutation mutation, EntityTables tables, WriteOptions options) {
    Duration ttl = options.ttl();
    if (ttl == null) {
      return mutation;
    }
    if (!(mutation instanceof Upsert upsert)) {
      throw rejected(mutation, "a ttl, and a delete");
    }
    boolean says = !ttl.isZero() || upsert.table().defaultTtl() != 0;
    if (says
        && !upsert.marker()
        && tables.areFollowed()
        && !upsert.row().isStaticOnly(upsert.table())) {
      throw rejected(mutation, "a ttl, and an update of a row with indexes: an insert says it");
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
