package dev.rowan.spi.store;

import java.util.List;

/**
 * The writes of one partition in the latest complete minute in which its table was written. The key
 * is user data, which no log, message or metric contains; {@link #toString} leaves it out, too.
 * <!-- tag: busiest -->
 *
 * <pre>{@code
 * for (PartitionWrites each : rowan.busiestPartitions()) {
 *   log.info("{}: {} writes of {}", each.table(), each.writes(), each.hash());
 *   busyKeys.put(each.hash(), each.key()); // user data: do not log it
 * }
 * }</pre>
 *
 * @param table the name of the table
 * @param key the stored values of the partition key, in schema order
 * @param hash the hash of the key, by which the warnings of this process name the partition; other
 *     processes have other hashes
 * @param writes the estimated number of written rows and deletions, at least 0
 * @param share the estimated share of the writes of the table, from 0 to 1
 */
public record PartitionWrites(
    String table, List<Object> key, String hash, long writes, double share) {
  /** Copies the key. */
  public PartitionWrites {
    key = List.copyOf(key);
  }

  /** Returns all components except the key. */
  @Override
  public String toString() {
    return "PartitionWrites[table=%s, hash=%s, writes=%d, share=%.3f]"
        .formatted(table, hash, writes, share);
  }
}
