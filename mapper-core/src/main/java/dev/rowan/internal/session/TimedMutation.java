package dev.rowan.internal.session;

import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.OptionalLong;

/**
 * A mutation with the TTL and the timestamp of its call.
 *
 * @param timestamp microseconds since 1970; empty for the clock of the backend
 */
record TimedMutation(Mutation mutation, OptionalLong timestamp) {

  /**
   * Returns a mutation with these options.
   *
   * @throws RejectedInputException if the mutation cannot have them
   */
  static TimedMutation of(Mutation mutation, EntityTables tables, WriteOptions options) {
    Instant timestamp = options.timestamp();
    if (mutation.table().hasCounters()) {
      requireOfCounters(mutation, options);
    }
    if (timestamp != null && mutation.condition() != Condition.NONE) {
      throw rejected(mutation, "a timestamp, and a condition");
    }
    if (timestamp != null && tables.declared().defaultTtl() != 0 && hasLatest(tables)) {
      throw rejected(mutation, "a timestamp, and an entity with @Latest and @Ttl");
    }
    return new TimedMutation(
        withTtl(mutation, tables, options),
        timestamp == null ? OptionalLong.empty() : OptionalLong.of(WriteOptions.micros(timestamp)));
  }

  /** Cassandra orders the writes of counters itself, and stores them until they are deleted. */
  private static void requireOfCounters(Mutation mutation, WriteOptions options) {
    if (options.ttl() != null) {
      throw rejected(mutation, "a ttl, and a counter, which has none");
    }
    if (options.timestamp() != null) {
      throw rejected(mutation, "a timestamp, and a counter, which has none");
    }
  }

  private static Mutation withTtl(Mutation mutation, EntityTables tables, WriteOptions options) {
    Duration ttl = options.ttl();
    if (ttl == null) {
      return mutation;
    }
    if (!(mutation instanceof Upsert upsert)) {
      throw rejected(mutation, "a ttl, and a delete");
    }
    if (hasLatest(tables)) {
      throw rejected(mutation, "a ttl, and an entity with @Latest, whose rows have one TTL");
    }
    if (!tables.rollups().isEmpty()) {
      throw rejected(mutation, "a ttl, and an entity with @Rollup, whose rows have one TTL");
    }
    boolean changesTtl = !ttl.isZero() || upsert.table().defaultTtl() != 0;
    if (changesTtl
        && !upsert.marker()
        && tables.areFollowed()
        && !upsert.table().isStaticOnly(upsert.row())) {
      throw rejected(mutation, "a ttl, and an update of a row with indexes: an insert says it");
    }
    return upsert.withTtl((int) ttl.toSeconds());
  }

  private static boolean hasLatest(EntityTables tables) {
    return tables.derived().stream().anyMatch(DerivedTable::isLatest);
  }

  private static RejectedInputException rejected(Mutation mutation, String what) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("table", mutation.table().name(), "options", what),
        null);
  }
}
