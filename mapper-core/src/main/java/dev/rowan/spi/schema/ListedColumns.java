package dev.rowan.spi.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a partition key for a list of buckets.
 *
 * @param bucket the name of the bucket
 * @param owner the names of the columns that are neither a bucket nor a shard, at least one
 * @param shards the number of shards of each other column, in the order of the partition key
 * @param list the name of the list; null for that of the table with {@link BucketList#SUFFIX}
 */
record ListedColumns(
    String bucket, List<String> owner, List<Integer> shards, @Nullable String list) {
  ListedColumns {
    owner = List.copyOf(owner);
    shards = List.copyOf(shards);
  }

  ListedColumns(String bucket, List<String> owner, List<Integer> shards) {
    this(bucket, owner, shards, null);
  }

  /** Returns the name of the list of a table. */
  String listOf(TableSchema table) {
    return list == null ? table.name() + BucketList.SUFFIX : list;
  }
}
