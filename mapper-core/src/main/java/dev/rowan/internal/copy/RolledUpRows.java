package dev.rowan.internal.copy;

import dev.rowan.dao.TimeUuids;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.AffectedRows;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.ComputedColumn;
import dev.rowan.mapping.Rollup;
import dev.rowan.mapping.ShardColumn;
import dev.rowan.mapping.ShardInTurn;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * The rows of an entity that the counters of a roll-up count. The rows of one counter can be in
 * several partitions: those of the buckets of its period, and of all shards. Thread-safe.
 */
final class RolledUpRows implements CountedRows {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private final AffectedRows rows;
  private final Rollup rollup;
  private final EntityTables counted;
  private final InstantSource time;

  RolledUpRows(
      Backend backend,
      RetryPolicy retries,
      Rollup rollup,
      EntityTables counted,
      InstantSource time) {
    this.rows = new AffectedRows(backend, counted, retries);
    this.rollup = rollup;
    this.counted = counted;
    this.time = time;
  }

  @Override
  public TableSchema table() {
    return counted.row();
  }

  @Override
  public @Nullable Row counterOf(Row found) {
    return isRow(found) ? rollup.keyOf(found) : null;
  }

  private boolean isRow(Row row) {
    return !counted.row().isStaticOnly(row) && counted.exists(row);
  }

  /** A row is written after its time, and so expires no earlier than its time and the TTL. */
  @Override
  public boolean isCountable(Row counter) {
    int ttl = counted.declared().defaultTtl();
    return ttl == 0 || rollup.startOf(counter).isAfter(time.instant().minusSeconds(ttl));
  }

  @Override
  public CompletionStage<Long> count(Row counter) {
    List<List<Object>> partitions = List.of(List.of());
    for (int i = 0; i < counted.declared().partitionKeySize(); i++) {
      List<Object> values = values(counter, i);
      List<List<Object>> longer = new ArrayList<>();
      for (List<Object> partition : partitions) {
        for (Object value : values) {
          List<Object> key = new ArrayList<>(partition);
          key.add(value);
          longer.add(key);
        }
      }
      partitions = longer;
    }
    Slice slice = slice(counter);
    AtomicLong found = new AtomicLong();
    return BoundedConcurrency.forEach(
            partitions, partition -> count(counter, partition, slice, found))
        .thenApply(done -> found.get());
  }

  /** Returns the values that a column of the partition key has in the rows of a counter. */
  private List<Object> values(Row counter, int column) {
    for (ComputedColumn<?> computed : rollup.partition()) {
      if (computed.property().column() == column) {
        return values(counter, computed);
      }
    }
    Object value = rollup.dimension(counter, column);
    if (value == null) {
      throw new IllegalArgumentException(
          counted.declared() + " has partitions that " + rollup.counters().table() + " lacks");
    }
    return List.of(value);
  }

  private List<Object> values(Row counter, ComputedColumn<?> computed) {
    if (computed instanceof BucketColumn<?, ?> bucket) {
      return buckets(counter, bucket);
    }
    return computed instanceof ShardColumn<?> shard
        ? shards(counter, shard, shard.count())
        : shards(counter, computed, ((ShardInTurn) computed).count());
  }

  private List<Object> shards(Row counter, ComputedColumn<?> shard, int count) {
    Object source = rollup.dimension(counter, shard.source().column());
    if (source != null) {
      return List.of(shard.compute(source));
    }
    List<Object> all = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      all.add(number);
    }
    return all;
  }

  private List<Object> buckets(Row counter, BucketColumn<?, ?> bucket) {
    long first = bucket.period().numberOf(rollup.startOf(counter));
    long last = bucket.period().lastOf(rollup.endOf(counter), false);
    List<Object> all = new ArrayList<>();
    for (long number = first; number <= last; number++) {
      all.add(bucket.compute(bucket.period().startOf(number)));
    }
    return all;
  }

  /** Returns the part of a partition that has the rows of a counter, as far as its key tells. */
  private Slice slice(Row counter) {
    TableSchema table = counted.declared();
    List<Object> prefix = new ArrayList<>();
    int column = table.partitionKeySize();
    while (column < table.keySize()) {
      Object value = rollup.dimension(counter, column);
      if (value == null) {
        break;
      }
      prefix.add(value);
      column++;
    }
    if (column == table.keySize() || column != rollup.period().source().column()) {
      return Slice.of(prefix);
    }
    ColumnType type = table.column(column).type();
    return Slice.between(
        prefix,
        Bound.of(asStored(rollup.startOf(counter), type), true),
        Bound.of(asStored(rollup.endOf(counter), type), false));
  }

  /** Returns the first value of a column at a moment that begins a period. */
  private static Object asStored(Instant moment, ColumnType type) {
    if (type == ScalarType.TIMEUUID) {
      return TimeUuids.first(moment);
    }
    return type == ScalarType.DATE ? LocalDate.ofInstant(moment, ZoneOffset.UTC) : moment;
  }

  private CompletionStage<Void> count(
      Row counter, List<Object> partition, Slice slice, AtomicLong found) {
    return rows.inSlice(
        partition,
        slice,
        MAJORITY,
        row -> {
          if (counter.equals(rollup.keyOf(row))) {
            found.incrementAndGet();
          }
        });
  }
}
