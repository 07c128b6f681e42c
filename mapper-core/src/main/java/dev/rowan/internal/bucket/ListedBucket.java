package dev.rowan.internal.bucket;

import dev.rowan.annotation.Consistency;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.BucketList;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The entry of one bucket in a list of buckets.
 *
 * @param list the table of the list
 * @param key the owner and the bucket
 * @param consistency the consistency level with which the entry is written; null for the usual one.
 *     An entry that fewer replicas have is another entry
 */
record ListedBucket(BucketList list, List<Object> key, @Nullable Consistency consistency) {
  /** Returns the entry of a write; null if its table has no list. */
  static @Nullable ListedBucket of(Upsert upsert, @Nullable Consistency consistency) {
    BucketList list = upsert.table().bucketList();
    return list == null ? null : of(list, upsert.row(), consistency);
  }

  static ListedBucket of(BucketList list, Row row, @Nullable Consistency consistency) {
    return new ListedBucket(list, list.key(row), consistency);
  }

  TableSchema table() {
    return list.table();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ListedBucket bucket
        && consistency == bucket.consistency
        && key.equals(bucket.key)
        && list.table().equals(bucket.list.table());
  }

  @Override
  public int hashCode() {
    return 31 * list.table().hashCode() + key.hashCode();
  }

  /** Returns the list; never the key, which may be private. */
  @Override
  public String toString() {
    return "a bucket of " + list;
  }
}
