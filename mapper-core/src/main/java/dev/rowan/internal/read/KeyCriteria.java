package dev.rowan.internal.read;

import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Partitions by their keys, and a slice of each. Immutable and thread-safe. */
public final class KeyCriteria implements Criteria {
  private final Object[] key;
  private final @Nullable Bound lower;
  private final @Nullable Bound upper;
  private final int perPartition;

  private KeyCriteria(
      Object[] key, @Nullable Bound lower, @Nullable Bound upper, int perPartition) {
    this.key = key;
    this.lower = lower;
    this.upper = upper;
    this.perPartition = perPartition;
  }

  /**
   * Returns the partitions, or rows, of a key.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns,
   *     each possibly an {@link AnyOf}; the caller must not change the array afterwards
   */
  public static KeyCriteria owning(Object[] key) {
    return new KeyCriteria(key, null, null, Integer.MAX_VALUE);
  }

  /**
   * Returns the criteria with bounds of the columns after the key, compared as tuples.
   *
   * @param newLower the smallest values, or null
   * @param newUpper the largest values, or null
   */
  public KeyCriteria between(@Nullable Bound newLower, @Nullable Bound newUpper) {
    return new KeyCriteria(key, newLower, newUpper, perPartition);
  }

  /** Returns the criteria with at most this many rows of each partition. */
  public KeyCriteria perPartition(int rows) {
    return new KeyCriteria(key, lower, upper, rows);
  }

  /**
   * Returns the only query of a key without criteria for the other columns, or null if a value is
   * an {@link AnyOf}.
   */
  public static @Nullable Query singleQuery(Object[] key, ResolvedPlan plan, ReadMode mode) {
    for (Object value : key) {
      if (value instanceof AnyOf || value instanceof BucketWalk) {
        return null;
      }
    }
    if (key.length == plan.table().keySize()) {
      return RowQuery.owning(plan.table(), key, mode);
    }
    int partitionSize = plan.table().partitionKeySize();
    return new SliceQuery(
        plan.table(),
        part(key, 0, partitionSize),
        Slice.of(part(key, partitionSize, key.length)),
        ReadDirection.of(plan.reversed()),
        1,
        null,
        mode);
  }

  /** Returns a part of the key as an immutable list. */
  private static List<Object> part(Object[] key, int from, int to) {
    return switch (to - from) {
      case 0 -> List.of();
      case 1 -> List.of(key[from]);
      case 2 -> List.of(key[from], key[from + 1]);
      default -> List.of(Arrays.copyOfRange(key, from, to));
    };
  }

  @Override
  public List<Query> queries(ResolvedPlan plan, ReadMode mode, Instant now) {
    int partitionSize = plan.table().partitionKeySize();
    List<List<Object>> prefixes =
        Combinations.of(part(key, partitionSize, key.length), plan.method());
    if (prefixes.isEmpty()) {
      return List.of();
    }
    Slice slice = new Slice(prefixes, lower, upper);
    BucketWalk listed = listed(plan);
    if (listed != null && listed.isEmpty()) {
      return List.of();
    }
    List<List<Object>> partitions = partitions(plan, at(listed, now, part(key, 0, partitionSize)));
    List<Query> queries = new ArrayList<>(partitions.size());
    for (List<Object> partition : partitions) {
      queries.add(
          new SliceQuery(
              plan.table(), partition, slice, ReadDirection.of(plan.reversed()), 1, null, mode));
    }
    return queries;
  }

  @Override
  public boolean dependOnNow(ResolvedPlan plan) {
    for (Object value : key) {
      if (value instanceof BucketWalk walk && walk.dependsOnNow(isListed(walk, plan))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable BucketWalk listed(ResolvedPlan plan) {
    for (Object value : key) {
      if (value instanceof BucketWalk walk && isListed(walk, plan) && !walk.isOfOneBucket()) {
        return walk;
      }
    }
    return null;
  }

  /** Returns whether the table of the plan has the list; an index with the bucket may have none. */
  private static boolean isListed(BucketWalk walk, ResolvedPlan plan) {
    return walk.buckets().listed() && plan.table().bucketList() != null;
  }

  /** Returns the values of a key, with the buckets of this time, or any bucket of a list. */
  private static List<Object> at(@Nullable BucketWalk listed, Instant now, List<Object> values) {
    for (Object value : values) {
      if (value instanceof BucketWalk) {
        return values.stream()
            .map(
                each ->
                    each instanceof BucketWalk walk
                        ? walk.equals(listed) ? walk.any() : walk.at(now)
                        : each)
            .toList();
      }
    }
    return values;
  }

  @Override
  public int mapperPerPartition() {
    return perPartition;
  }

  private static List<List<Object>> partitions(ResolvedPlan plan, List<Object> partitionKey) {
    int several = onlySeveral(partitionKey);
    if (several >= 0) {
      return partitions(plan, partitionKey, several);
    }
    List<List<Object>> partitions = Combinations.of(partitionKey, plan.method());
    if (partitions.size() < 2) {
      return partitions;
    }
    List<List<Object>> sorted = new ArrayList<>(new LinkedHashSet<>(partitions));
    sorted.sort(partitionOrder(plan));
    return sorted;
  }

  /**
   * Returns the number of the only value that is an {@link AnyOf}; -1 if there is none, or several,
   * or more than a call may have.
   */
  private static int onlySeveral(List<Object> partitionKey) {
    int several = -1;
    for (int i = 0; i < partitionKey.size(); i++) {
      if (partitionKey.get(i) instanceof AnyOf any) {
        if (several >= 0 || any.values().size() > Combinations.MAX_COMBINATIONS) {
          return -1;
        }
        several = i;
      }
    }
    return several;
  }

  /** Returns the partitions of a walk over buckets, or of one IN, by a sort of its values alone. */
  private static List<List<Object>> partitions(
      ResolvedPlan plan, List<Object> partitionKey, int several) {
    Comparator<Object> order = plan.table().column(several).type().valueType().order();
    boolean descends = plan.bucket() == several && plan.order() == PartitionOrder.DESCENDING;
    Object[] values = ((AnyOf) partitionKey.get(several)).values().toArray();
    Arrays.sort(values, descends ? order.reversed() : order);
    List<List<Object>> partitions = new ArrayList<>(values.length);
    Object[] partition = partitionKey.toArray();
    for (int i = 0; i < values.length; i++) {
      if (i == 0 || !values[i].equals(values[i - 1])) {
        partition[several] = values[i];
        partitions.add(part(partition, 0, partition.length));
      }
    }
    return partitions;
  }

  /** Returns the order of partitions: by the bucket, if there is one, then by the key. */
  private static Comparator<List<Object>> partitionOrder(ResolvedPlan plan) {
    Stream<Comparator<List<Object>>> columns =
        IntStream.range(0, plan.table().partitionKeySize()).mapToObj(at -> by(at, plan.table()));
    if (plan.bucket() < 0) {
      return columns.reduce(Comparator::thenComparing).orElseThrow();
    }
    Comparator<List<Object>> buckets = by(plan.bucket(), plan.table());
    Comparator<List<Object>> first =
        plan.order() == PartitionOrder.DESCENDING ? buckets.reversed() : buckets;
    return columns.reduce(first, Comparator::thenComparing);
  }

  private static Comparator<List<Object>> by(int column, TableSchema table) {
    Comparator<Object> order = table.column(column).type().valueType().order();
    return (one, two) -> order.compare(one.get(column), two.get(column));
  }
}
