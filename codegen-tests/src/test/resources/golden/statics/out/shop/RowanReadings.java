package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Readings} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanReadings implements Readings {
  private final DaoRuntime<Reading> runtime;

  private final DaoRuntime<Reading> save;

  private final DaoRuntime<Reading> move;

  private final DaoRuntime<Reading> forget;

  private final DaoRuntime<Reading> forgetBetween;

  private final KeyedRead<Reading> of;

  private final KeyedRead<Reading> in;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanReadings(Rowan rowan) {
    this.runtime = rowan.runtime(ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save", CallKind.WRITE, PlannedRequests.of(3));
    this.move = runtime.attributedTo("Readings.move", CallKind.WRITE, PlannedRequests.of(1));
    this.forget = runtime.attributedTo("Readings.forget", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.forgetBetween =
        runtime.attributedTo("Readings.forgetBetween", CallKind.WRITE, PlannedRequests.UNKNOWN);
    this.of = runtime.keyedRead(
            ReadPlan.direct("Readings.of", ReadingMapping.TABLE)
                .as("SELECT ... FROM reading WHERE sensor = ?", PlannedRequests.of(1)));
    this.in = runtime.keyedRead(
            ReadPlan.through("Readings.in", ReadingMapping.READINGS_BY_UNIT)
                .as("SELECT ... FROM readings_by_unit WHERE unit = ?", PlannedRequests.of(1).andOneForEachRow()));
  }

  /**
   * Inserts one {@code Reading} as a row of table {@code reading}. Derived tables: {@code
   * readings_by_unit}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry in parallel, then the row;
   * then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void save(Reading reading) {
    runtime.await(save.insert(reading, Nulls.UNSET));
  }

  /**
   * Updates {@code place}, {@code floor} of one partition of table {@code reading}. Derived
   * tables: {@code readings_by_unit}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void move(String sensor, String place, Integer floor) {
    runtime.await(
        move.update(
            move.rowChange()
                .key(ReadingMapping.SENSOR, sensor)
                .set(ReadingMapping.PLACE, place)
                .set(ReadingMapping.FLOOR, floor)
                .row()));
  }

  /**
   * Deletes every {@code Reading} with the given {@code sensor} from table {@code reading}.
   * Derived tables: {@code readings_by_unit}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void forget(String sensor) {
    runtime.await(forget.deleteByKey(forget.key(ReadingMapping.SENSOR, sensor)));
  }

  /**
   * Deletes every {@code Reading} with the given {@code sensor}, and with {@code at} in the given
   * range from table {@code reading}. Derived tables: {@code readings_by_unit}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row; then, after the call returns, up to 1 request more.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (VERIFIED): After a crash, orphaned entries can remain, but no entry of a row
   * is missing. Of concurrent writers, the latest timestamp wins for all indexed columns
   * together; the others can leave orphaned entries. A retry is safe, but the attempt that timed
   * out can leave orphaned entries. Reads filter and remove them.
   */
  @Override
  public void forgetBetween(String sensor, Range<Instant> at) {
    runtime.await(forgetBetween.deleteRange(forgetBetween.rangeOf(ReadingMapping.AT, at), forgetBetween.key(ReadingMapping.SENSOR, sensor)));
  }

  /**
   * Reads the {@code Reading} rows with the given {@code sensor} from table {@code reading}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM reading WHERE sensor = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Reading> of(String sensor) {
    return runtime.awaitRead(
        of
            .select(of.key(ReadingMapping.SENSOR, sensor))
            .list());
  }

  /**
   * Reads the {@code Reading} rows with the given {@code unit}, through the index table {@code
   * readings_by_unit}. The rows are in their stored order. Each row found is read from table
   * {@code reading}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM readings_by_unit WHERE unit = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (VERIFIED): Each entry is checked against its row. A row whose index key
   * changes during the read may appear under both keys or under neither.
   */
  @Override
  public List<Reading> in(String unit) {
    return runtime.awaitRead(
        in
            .select(in.key(ReadingMapping.UNIT, unit))
            .list());
  }
}
