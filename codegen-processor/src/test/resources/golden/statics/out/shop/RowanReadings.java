package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.query.Range;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** {@link Readings} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanReadings implements Readings {
  private final DaoRuntime<Reading> runtime;

  private final DaoRuntime<Reading> save;

  private final DaoRuntime<Reading> move;

  private final DaoRuntime<Reading> forget;

  private final DaoRuntime<Reading> forgetBetween;

  private final KeyedRead<Reading> of;

  private final KeyedRead<Reading> in;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanReadings(Rowan rowan) {
    this.runtime = rowan.runtime(ReadingMapping.INSTANCE);
    this.save = runtime.attributedTo("Readings.save");
    this.move = runtime.attributedTo("Readings.move");
    this.forget = runtime.attributedTo("Readings.forget");
    this.forgetBetween = runtime.attributedTo("Readings.forgetBetween");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Readings.of", ReadingMapping.TABLE));
    this.in = runtime.keyedRead(
            ReadPlan.through("Readings.in", ReadingMapping.READINGS_BY_UNIT));
  }

  /**
   * Writes a row of {@code reading}, and what follows from it in {@code readings_by_unit}.
   *
   * <p>Cost: 1 row and up to 2 index entries written; on the embedded store in 1 step, on a
   * cluster in 3 round trips: a read of the row, then up to 1 entry at one time, then the row; no
   * caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void save(Reading reading) {
    runtime.await(save.insert(reading, Nulls.UNSET));
  }

  /**
   * Changes {@code place}, {@code floor} of one partition of {@code reading}, and what follows
   * from it in {@code readings_by_unit}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void move(String sensor, String place, Integer floor) {
    runtime.await(
        move.update(
            RowChange.of(ReadingMapping.TABLE)
                .key(ReadingMapping.SENSOR, sensor)
                .set(ReadingMapping.PLACE, place)
                .set(ReadingMapping.FLOOR, floor)
                .row()));
  }

  /**
   * Deletes every row of {@code reading} with this {@code sensor}, and what follows from it in
   * {@code readings_by_unit}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row; no caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void forget(String sensor) {
    runtime.await(forget.deleteByKey(ReadingMapping.SENSOR.encodeKey(sensor)));
  }

  /**
   * Deletes every row of {@code reading} with this {@code sensor}, and {@code at} in range, and
   * what follows from it in {@code readings_by_unit}.
   *
   * <p>Cost: every row found and up to 1 index entry of each deleted; on the embedded store in 1
   * step, on a cluster in 1 request for each 64 rows, and for each row 2 round trips: a read of
   * the row, then the row; no caller waits for up to 1 request more.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster (VERIFIED) the later of two writers wins for all indexed columns as a whole;
   * another writer, a crash or an unanswered attempt can leave entries of no row, which reads
   * leave out and remove, and never a row without its entry.
   */
  @Override
  public void forgetBetween(String sensor, Range<Instant> at) {
    runtime.await(forgetBetween.deleteRange(ReadingMapping.AT.encode(at), ReadingMapping.SENSOR.encodeKey(sensor)));
  }

  /**
   * Reads table {@code reading} with this {@code sensor}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Reading> of(String sensor) {
    return runtime.awaitRead(
        of
            .select(ReadingMapping.SENSOR.encodeKey(sensor))
            .list());
  }

  /**
   * Reads index {@code readings_by_unit} with this {@code unit}, in its stored order; looks up
   * each row in {@code reading}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   *
   * <p>On a cluster (VERIFIED) each entry is held against its row; a row whose key changes
   * meanwhile may be met under both keys or under none.
   */
  @Override
  public List<Reading> in(String unit) {
    return runtime.awaitRead(
        in
            .select(ReadingMapping.UNIT.encodeKey(unit))
            .list());
  }
}
