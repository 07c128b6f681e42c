package dev.rowan.spi.schema;

import java.util.List;

/**
 * The columns of a partition key for a list of buckets.
 *
 * @param bucket the name of the bucket
 * @param owner the names of the columns that are neither a bucket nor a shard, at least one
 * @param shards the number of shards of each other column, in the order of the partition key
 */
record ListedColumns(String bucket, List<String> owner, List<Integer> shards) {
  ListedColumns {
    owner = List.copyOf(owner);
    shards = List.copyOf(shards);
  }
}
