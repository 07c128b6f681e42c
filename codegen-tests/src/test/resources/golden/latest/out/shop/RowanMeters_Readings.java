package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Meters.Readings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMeters_Readings implements Meters.Readings {
  private final DaoRuntime<Meters.Reading> runtime;

  private final DaoRuntime<Meters.Reading> save;

  private final DaoRuntime<Meters.Reading> correct;

  private final KeyedRead<Meters.Reading> latest;

  private final KeyedRead<Meters.Point> latestPoint;

  private final KeyedRead<Double> latestValue;

  private final KeyedRead<Meters.Reading> exists;

  private final KeyedRead<Meters.Reading> latestOfDay;

  private final KeyedRead<Meters.Reading> all;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMeters_Readings(Rowan rowan) {
    this.runtime = rowan.runtime(Meters_ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save", CallKind.WRITE, PlannedRequests.of(1));
    this.correct = runtime.attributedTo("Readings.correct", CallKind.WRITE, PlannedRequests.of(1));
    this.latest = runtime.keyedRead(
            ReadPlan.through("Readings.latest", Meters_ReadingMapping.LATEST_READINGS)
                .as("SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1", PlannedRequests.of(1).andOneForEachRow()));
    this.latestPoint = runtime.keyedRead(
            ReadPlan.through("Readings.latestPoint", Meters_ReadingMapping.LATEST_READINGS)
                .as("SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Meters_ReadingMapping.AT, Meters_ReadingMapping.VALUE),
                row -> new Meters.Point(Meters_ReadingMapping.AT.decode(row), Meters_ReadingMapping.VALUE.decode(row))));
    this.latestValue = runtime.keyedRead(
            ReadPlan.through("Readings.latestValue", Meters_ReadingMapping.LATEST_READINGS)
                .as("SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Meters_ReadingMapping.VALUE),
                Meters_ReadingMapping.VALUE::decode));
    this.exists = runtime.keyedRead(
            ReadPlan.through("Readings.exists", Meters_ReadingMapping.LATEST_READINGS).ofKeys()
                .as("SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1", PlannedRequests.of(1)));
    this.latestOfDay = runtime.keyedRead(
            ReadPlan.through("Readings.latestOfDay", Meters_ReadingMapping.LATEST_OF_DAY)
                .as("SELECT ... FROM latest_of_day WHERE meter = ? AND day = ? LIMIT 1", PlannedRequests.of(1)));
    this.all = runtime.keyedRead(
            ReadPlan.direct("Readings.all", Meters_ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE meter = ? AND day = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Reading} as a row of table {@code reading}. Derived tables: {@code
   * latest_readings}, {@code latest_of_day}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 1 round trip: the row with up to 2 entries.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>The write also deletes the entries of older rows of the same owner in {@code
   * latest_readings} and {@code latest_of_day}: one range of a partition, in the same batch. A
   * row that is not the latest one changes no result of a read of the latest row.
   */
  @Override
  public void save(Meters.Reading reading) {
    runtime.await(save.insert(reading, Nulls.UNSET));
  }

  /**
   * Updates {@code value} of one row of table {@code reading}. Derived tables: {@code
   * latest_readings}, {@code latest_of_day}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 1 round trip: the row with up to 2 entries.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   *
   * <p>The write also deletes the entries of older rows of the same owner in {@code
   * latest_readings} and {@code latest_of_day}: one range of a partition, in the same batch. A
   * row that is not the latest one changes no result of a read of the latest row.
   */
  @Override
  public void correct(String meter, Instant at, int channel, double value) {
    runtime.await(
        correct.update(
            correct.rowChange()
                .key(Meters_ReadingMapping.METER, meter)
                .key(Meters_ReadingMapping.DAY_OF_AT, at)
                .key(Meters_ReadingMapping.AT, at)
                .key(Meters_ReadingMapping.CHANNEL, channel)
                .set(Meters_ReadingMapping.VALUE, value)
                .row()));
  }

  /**
   * Reads the first of the {@code Reading} rows with the given {@code meter}, through the latest
   * rows in {@code latest_readings}. The rows are in their stored order. Each row found is read
   * from table {@code reading}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does. Until the row of a new entry appears, the call can return no row. If {@code
   * include} names all properties of the result, the call never returns an older row than before.
   */
  @Override
  public Optional<Meters.Reading> latest(String meter) {
    return runtime.awaitRead(
        latest
            .optional(latest.key(Meters_ReadingMapping.METER, meter)));
  }

  /**
   * Reads {@code at}, {@code value} of the first of the {@code Reading} rows with the given
   * {@code meter}, through the latest rows in {@code latest_readings}. The rows are in their
   * stored order. The index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Meters.Point latestPoint(String meter) {
    return runtime.awaitRead(
        latestPoint
            .select(latestPoint.key(Meters_ReadingMapping.METER, meter))
            .one());
  }

  /**
   * Reads {@code value} of the first of the {@code Reading} rows with the given {@code meter},
   * through the latest rows in {@code latest_readings}. The rows are in their stored order. The
   * index entries hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Optional<Double> latestValue(String meter) {
    return runtime.awaitRead(
        latestValue
            .optional(latestValue.key(Meters_ReadingMapping.METER, meter)));
  }

  /**
   * Returns whether there is a {@code Reading} with the given {@code meter}, through the latest
   * rows in {@code latest_readings}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_readings WHERE meter = ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public boolean exists(String meter) {
    return runtime.awaitRead(
        exists
            .select(exists.key(Meters_ReadingMapping.METER, meter))
            .exists());
  }

  /**
   * Reads the first of the {@code Reading} rows with the given {@code meter}, {@code day},
   * through the latest rows in {@code latest_of_day}. The rows are in their stored order. The
   * index entries hold every column.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM latest_of_day WHERE meter = ? AND day = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public Optional<Meters.Reading> latestOfDay(String meter, LocalDate day) {
    return runtime.awaitRead(
        latestOfDay
            .optional(
                latestOfDay.key(Meters_ReadingMapping.METER, meter),
                latestOfDay.key(Meters_ReadingMapping.DAY, day)));
  }

  /**
   * Reads the {@code Reading} rows with the given {@code meter}, {@code day} from table {@code
   * reading}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE meter = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Meters.Reading> all(String meter, LocalDate day) {
    return runtime.awaitRead(
        all
            .select(
                all.key(Meters_ReadingMapping.METER, meter),
                all.key(Meters_ReadingMapping.DAY, day))
            .list());
  }
}
