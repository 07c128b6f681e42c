package dev.rowan.spi.guard;

import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.value.Row;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts the writes of one table by partition and by shard in windows of a minute, and the inserted
 * rows by partition in windows of a day. Counts the first writes of a window exactly, and takes
 * samples of further ones, with a rate that halves again and again, so that the cost is bounded.
 * Thread-safe.
 */
final class TableTraffic {
  /** The duration of a window. */
  static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

  private static final long DAY = TimeUnit.DAYS.toNanos(1);

  /** The number of samples after which a window takes half as many. */
  static final int SAMPLES = 4_096;

  /** The largest number that compares a shard with the others, which may have no writes. */
  private static final double MOST_UNEVEN = 100;

  /** Differs between processes, so that a log does not confirm guesses of a key. */
  private static final long SEED = new SecureRandom().nextLong();

  private final TableSchema table;
  private final GuardedShard shard;
  private final LongSupplier nanos;
  private final IntSupplier random;
  private final boolean isReserved;
  private final long maxDrift;

  /** One of {@code mask + 1} writes is a sample; one less than a power of two. */
  private volatile int mask;

  private volatile double tableRows;
  private volatile double partitionRows;

  private final HeavyHitters partitions = new HeavyHitters();
  private final long[] shardWrites;
  private final double[] shardVariances;
  private long start;
  private long writes;
  private int samples;
  private boolean isOpen;

  private final HeavyHitters inserts = new HeavyHitters();
  private long dayStart;
  private long inserted;
  private double insertedVariance;
  private boolean isDayOpen;
  private boolean isDayReported;

  private List<PartitionWrites> latest = List.of();

  /**
   * Starts without writes.
   *
   * @param maxDrift the largest percentage of the stated rows that is not reported
   */
  TableTraffic(TableSchema table, long maxDrift, LongSupplier nanos, IntSupplier random) {
    this.maxDrift = maxDrift;
    this.table = table;
    this.shard = GuardedShard.of(table);
    this.nanos = nanos;
    this.random = random;
    this.isReserved = table.name().startsWith(TableSchema.RESERVED);
    this.shardWrites = new long[shard.count()];
    this.shardVariances = new double[shard.count()];
  }

  /** Sets the inserts of a day by the model: of the table and of a partition; 0 if not stated. */
  void expect(double rowsOfTable, double rowsOfPartition) {
    tableRows = rowsOfTable;
    partitionRows = rowsOfPartition;
  }

  /** Counts a write. Returns the report of the previous window if this write is after its end. */
  @Nullable TrafficReport count(Mutation mutation) {
    int skipped = mask;
    if (isReserved || (skipped != 0 && (random.getAsInt() & skipped) != 0)) {
      return null;
    }
    return add(mutation, skipped + 1);
  }

  private synchronized @Nullable TrafficReport add(Mutation mutation, int weight) {
    TrafficReport ended = endIfDue();
    if (!isOpen) {
      isOpen = true;
      start = nanos.getAsLong();
    }
    List<Object> key = BatchSize.partition(mutation);
    writes += weight;
    partitions.add(key, weight);
    int number = shard.number(key);
    if (number >= 0) {
      shardWrites[number] += weight;
      shardVariances[number] += (double) weight * (weight - 1);
    }
    if (++samples % SAMPLES == 0 && mask < Integer.MAX_VALUE) {
      mask = 2 * mask + 1;
    }
    return ended;
  }

  /** Counts an inserted row of the entity, however many writes it needs. */
  void insert(Row row) {
    int skipped = mask;
    if (skipped == 0 || (random.getAsInt() & skipped) == 0) {
      addInsert(BatchSize.partition(table, row), skipped + 1);
    }
  }

  private synchronized void addInsert(List<Object> key, int weight) {
    if (!isDayOpen) {
      isDayOpen = true;
      dayStart = nanos.getAsLong();
    }
    inserted += weight;
    insertedVariance += (double) weight * (weight - 1);
    inserts.add(key, weight);
  }

  /** Ends the window if its minute is over. Returns its report, or null if it is not over. */
  synchronized @Nullable TrafficReport endIfDue() {
    if (!isOpen || nanos.getAsLong() - start < MINUTE) {
      return null;
    }
    TrafficReport report =
        new TrafficReport(table.name(), writes, partitionsOfWindow(), shardBalance(), drifts());
    latest = report.partitions();
    mask = Math.max(0, (int) Math.min(1 << 30, Long.highestOneBit(writes / SAMPLES)) - 1);
    partitions.clear();
    Arrays.fill(shardWrites, 0);
    Arrays.fill(shardVariances, 0);
    writes = 0;
    samples = 0;
    isOpen = false;
    if (isDayOpen && nanos.getAsLong() - dayStart >= DAY) {
      endDay();
    }
    return report;
  }

  private void endDay() {
    inserts.clear();
    inserted = 0;
    insertedVariance = 0;
    isDayOpen = false;
    isDayReported = false;
  }

  private List<PartitionWrites> partitionsOfWindow() {
    return partitions.largest().stream()
        .map(
            each ->
                new PartitionWrites(
                    table.name(),
                    each.key(),
                    hash(each.key()),
                    each.certain(),
                    (double) each.certain() / writes))
        .toList();
  }

  /**
   * Returns the writes of the busiest shard divided by the mean of the others, at most {@link
   * #MOST_UNEVEN}; 0 without shards.
   */
  private double shardBalance() {
    long most = 0;
    long total = 0;
    for (int i = 0; i < shardWrites.length; i++) {
      most = Math.max(most, HeavyHitters.Counter.certain(shardWrites[i], shardVariances[i]));
      total += shardWrites[i];
    }
    double others = (double) (total - most) / (shardWrites.length - 1);
    return total == 0 ? 0 : Math.min(MOST_UNEVEN, most / others);
  }

  /** Returns the drifts of this day that no earlier window has reported. */
  private List<TrafficReport.Drift> drifts() {
    List<TrafficReport.Drift> drifts = new ArrayList<>();
    long rows = HeavyHitters.Counter.certain(inserted, insertedVariance);
    if (!isDayReported && exceeds(rows, tableRows)) {
      isDayReported = true;
      drifts.add(new TrafficReport.Drift(table.name(), rows / tableRows));
    }
    for (HeavyHitters.Counter each : inserts.largest()) {
      if (exceeds(each.certain(), partitionRows) && each.report()) {
        String where = TrafficReport.partition(table.name(), hash(each.key()));
        drifts.add(new TrafficReport.Drift(where, each.certain() / partitionRows));
      }
    }
    return drifts;
  }

  /** Returns whether the model states rows of a day. */
  boolean isStated() {
    return tableRows > 0 || partitionRows > 0;
  }

  private boolean exceeds(long rows, double stated) {
    return stated > 0 && rows * 100.0 > stated * maxDrift;
  }

  private String hash(List<Object> key) {
    long hash = SEED;
    for (int i = 0; i < key.size(); i++) {
      hash = table.valueType(i).hash(hash, key.get(i));
    }
    return "%016x".formatted(hash);
  }

  /** Returns the busiest partitions of the latest complete window. */
  synchronized List<PartitionWrites> latest() {
    return latest;
  }
}
