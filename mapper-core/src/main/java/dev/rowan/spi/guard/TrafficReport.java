package dev.rowan.spi.guard;

import dev.rowan.spi.store.PartitionWrites;
import java.util.List;

/**
 * The writes of one table in one window.
 *
 * @param writes the number of written rows and deletions
 * @param partitions the partitions with the most writes, the busiest first
 * @param shardBalance the writes of the busiest shard divided by the mean of the others; 0 without
 *     shards
 * @param drifts the rows of the day that exceed the stated number, each reported once a day
 */
record TrafficReport(
    String table,
    long writes,
    List<PartitionWrites> partitions,
    double shardBalance,
    List<Drift> drifts) {
  /** More inserted rows than stated: of a table or a partition, as a multiple of the number. */
  record Drift(String where, double times) {}

  /** Names a partition without its key. */
  static String partition(String table, String hash) {
    return table + ", partition " + hash;
  }
}
