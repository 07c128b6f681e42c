package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.schema.Period;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Readings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanReadings implements Readings {
  private final DaoRuntime<Reading> runtime;

  private final DaoRuntime<Reading> save;

  private final KeyedRead<Reading> find;

  private final KeyedRead<Reading> latest;

  private final KeyedRead<Reading> between;

  private final KeyedRead<Reading> at_2;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanReadings(Rowan rowan) {
    this.runtime = rowan.runtime(ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save", CallKind.WRITE, PlannedRequests.of(2));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Readings.find", ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE sensor = ? AND month = ? AND at = ?", PlannedRequests.of(1)));
    this.latest = runtime.keyedRead(
            ReadPlan.direct("Readings.latest", ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE sensor = ? AND month = ? LIMIT ?", PlannedRequests.of(1)));
    this.between = runtime.keyedRead(
            ReadPlan.through("Readings.between", ReadingMapping.READINGS_BY_PLACE).inOrder(PartitionOrder.DESCENDING, 1)
                .as("SELECT ... FROM readings_by_place WHERE place = ? AND at_day = ? AND at >= ? AND at <= ?", PlannedRequests.UNKNOWN));
    this.at_2 = runtime.keyedRead(
            ReadPlan.through("Readings.at", ReadingMapping.READINGS_BY_PLACE)
                .as("SELECT ... FROM readings_by_place WHERE place = ? AND at_day = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Reading} as a row of table {@code reading}. Derived tables: {@code
   * readings_by_place}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null). By the stated rate, 7,200,000 rows are inserted per day, at most 250 per second.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void save(Reading reading) {
    runtime.await(save.insert(reading, Nulls.UNSET));
  }

  /**
   * Reads the {@code Reading} with the given {@code sensor}, {@code month}, {@code at} from table
   * {@code reading}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ? AND month = ? AND at =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Reading> find(String sensor, YearMonth month, Instant at) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(ReadingMapping.SENSOR, sensor),
                find.key(ReadingMapping.MONTH, month),
                find.key(ReadingMapping.AT, at)));
  }

  /**
   * Reads the {@code Reading} rows with the given {@code sensor}, {@code month} from table {@code
   * reading}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request. By the stated numbers, a partition has 43,200 rows and 2.8
   * MB.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ? AND month = ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Reading> latest(String sensor, YearMonth month, Limit limit) {
    return runtime.awaitRead(
        latest
            .select(
                latest.key(ReadingMapping.SENSOR, sensor),
                latest.key(ReadingMapping.MONTH, month))
            .limit(limit)
            .list());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code place}, and with {@code at} in the given
   * range, through the index table {@code readings_by_place}. The rows are in their stored order;
   * a bucket is read when its rows are needed. The index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request, for each value of day(at). By the stated numbers, a
   * partition has 18,000 rows and 720 KB, and the largest 36,000 rows and 1.4 MB. By the stated
   * numbers, a call reads at least 7 partitions.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM readings_by_place WHERE place = ? AND at_day = ?
   * AND at >= ? AND at <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Stream<Reading> between(String place, Range<Instant> at) {
    return runtime.awaitRead(
        between
            .select(
                between.key(ReadingMapping.PLACE, place),
                between.periods(ReadingMapping.AT, Period.DAY, at))
            .range(between.rangeOf(ReadingMapping.AT, at))
            .stream());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code place}, {@code at_day}, through the
   * index table {@code readings_by_place}. The rows are in their stored order. The index entries
   * hold every column.
   *
   * <p>Cost: 1 partition, 1 request. By the stated numbers, a partition has 18,000 rows and 720
   * KB, and the largest 36,000 rows and 1.4 MB.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM readings_by_place WHERE place = ? AND at_day =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Page<Reading> at(String place, LocalDate atDay, PageRequest page) {
    return runtime.awaitRead(
        at_2
            .select(
                at_2.key(ReadingMapping.PLACE, place),
                at_2.key(ReadingMapping.AT_DAY, atDay))
            .page(page));
  }
}
