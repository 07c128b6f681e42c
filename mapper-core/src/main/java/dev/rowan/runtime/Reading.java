package dev.rowan.runtime;

import dev.rowan.call.CallOptions;
import dev.rowan.query.Query;
import dev.rowan.query.SliceQuery;
import java.util.List;

/**
 * What one call reads; page tokens are bound to it.
 *
 * @param queries one of each partition, in the order of their keys; or one scan; or none, if no row
 *     can be meant
 * @param perPartition how many rows of each partition at most; {@link Integer#MAX_VALUE} for all
 * @param maxScanned after how many entries looked at in vain to stop; 0 for what guardrails say
 */
record Reading(ReadPlan plan, List<Query> queries, int perPartition, int maxScanned) {
  Reading {
    queries = List.copyOf(queries);
  }

  Reading(ReadPlan plan, List<Query> queries, int perPartition) {
    this(plan, queries, perPartition, 0);
  }

  /** Returns the same, stopping after so many entries. */
  Reading scanning(int newMaxScanned) {
    return new Reading(plan, queries, perPartition, newMaxScanned);
  }

  /** How its queries are carried out. */
  CallOptions options() {
    return queries.isEmpty() ? CallOptions.NONE : queries.get(0).mode().options();
  }

  /** Whether all rows come from one partition. */
  boolean isOfOnePartition() {
    return queries.size() == 1 && queries.get(0) instanceof SliceQuery;
  }
}
