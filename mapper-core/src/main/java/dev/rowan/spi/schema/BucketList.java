package dev.rowan.spi.schema;

import dev.rowan.annotation.Order;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The list of the buckets of a table: a table of its own, with one row for each owner and bucket
 * that may have rows. The owner is the part of the partition key without the bucket and the shards.
 * Entries are written before the rows of their bucket, and no delete of a row removes them. So each
 * bucket with rows has an entry, and an entry without rows is possible. Immutable and thread-safe.
 */
public final class BucketList {
  /** The end of the name of the list, after the name of the table. */
  public static final String SUFFIX = "_buckets";

  /** The column with the time at which the entry was written last. */
  public static final String LISTED_AT = "listed_at";

  private final TableSchema table;
  private final int bucket;
  private final int[] owner;

  /** The partition key of the listed table: for each column the number of shards, or 0. */
  private final int[] shards;

  private BucketList(TableSchema table, int bucket, int[] owner, int[] shards) {
    this.shards = shards;
    this.table = table;
    this.bucket = bucket;
    this.owner = owner;
  }

  /**
   * Returns the list of a table.
   *
   * @throws IllegalArgumentException if a column is not one of the partition key, if there is no
   *     owner, or if the number of shards of a column is not known
   */
  static BucketList of(TableSchema listed, ListedColumns columns) {
    int bucket = place(listed, columns.bucket());
    int[] owner =
        columns.owner().stream()
            .mapToInt(each -> BucketList.place(listed, each))
            .sorted() // the order of the partition key
            .toArray();
    int[] shards = new int[listed.partitionKeySize()];
    int next = 0;
    for (int i = 0; i < shards.length; i++) {
      String name = listed.column(i).name();
      if (i != bucket && !columns.owner().contains(name)) {
        shards[i] = next < columns.shards().size() ? columns.shards().get(next++) : 0;
        if (shards[i] < 1) {
          throw new IllegalArgumentException(listed + " has no number of shards of " + name);
        }
      }
    }
    TableSchema.Builder table = TableSchema.named(columns.listOf(listed));
    for (int place : owner) {
      table.partitionKey(listed.column(place).name(), listed.column(place).type());
    }
    table.clustering(listed.column(bucket).name(), listed.column(bucket).type(), Order.DESC);
    return new BucketList(
        table.column(LISTED_AT, ScalarType.TIMESTAMP).build(), bucket, owner, shards);
  }

  private static int place(TableSchema listed, String column) {
    int place = listed.indexOf(column);
    if (place >= listed.partitionKeySize()) {
      throw new IllegalArgumentException(listed + " has no " + column + " in its partition key");
    }
    return place;
  }

  /** Returns the table of the entries: the owner, the bucket from the newest, and a time. */
  public TableSchema table() {
    return table;
  }

  /** Returns the place of the bucket in the partition key of the listed table. */
  public int bucket() {
    return bucket;
  }

  /** Returns the place of the bucket in the list. */
  public int bucketOfEntry() {
    return owner.length;
  }

  /** Returns the number of shards of each column with a shard, in the order of the key. */
  public List<Integer> shards() {
    return IntStream.of(shards).filter(count -> count > 0).boxed().toList();
  }

  /** Returns the owner and the bucket of a row of the listed table: the key of its entry. */
  public List<Object> key(Row row) {
    List<Object> key = new ArrayList<>(owner.length + 1);
    for (int place : owner) {
      key.add(Objects.requireNonNull(row.get(place)));
    }
    key.add(Objects.requireNonNull(row.get(bucket)));
    return key;
  }

  /** Returns the owner of a partition of the listed table. */
  public List<Object> ownerOf(List<Object> partition) {
    List<Object> values = new ArrayList<>(owner.length);
    for (int place : owner) {
      values.add(partition.get(place));
    }
    return values;
  }

  /** Returns the partitions of the listed table that an entry stands for: one for each shard. */
  public List<List<Object>> partitions(Row entry) {
    List<List<Object>> partitions = List.of(List.of());
    int next = 0;
    for (int i = 0; i < shards.length; i++) {
      List<Object> values =
          i == bucket
              ? List.of(Objects.requireNonNull(entry.get(owner.length)))
              : shards[i] > 0
                  ? numbersBelow(shards[i])
                  : List.of(Objects.requireNonNull(entry.get(next++)));
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> partition : partitions) {
        for (Object value : values) {
          List<Object> with = new ArrayList<>(partition);
          with.add(value);
          longer.add(with);
        }
      }
      partitions = longer;
    }
    return partitions;
  }

  private static List<Object> numbersBelow(int count) {
    return IntStream.range(0, count).<Object>mapToObj(number -> number).toList();
  }

  /** Returns the entry of a key that is written at this time. */
  public Row entry(List<Object> key, Instant now) {
    Row.Builder entry = Row.unset(table.size());
    for (int i = 0; i < key.size(); i++) {
      entry.set(i, key.get(i));
    }
    return entry.set(key.size(), now).build();
  }

  @Override
  public String toString() {
    return table.name();
  }
}
