package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.RowChange;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** {@link Readings} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanReadings implements Readings {
  private static final ReadPlan OF = ReadPlan.direct("Readings.of", ReadingMapping.TABLE);

  private static final ReadPlan IN =
      ReadPlan.through("Readings.in", ReadingMapping.READINGS_BY_UNIT);

  private final DaoRuntime<Reading> runtime;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanReadings(Rowan rowan) {
    this.runtime = rowan.runtime(ReadingMapping.INSTANCE);
  }

  /**
   * Writes a row of {@code reading}, and what follows from it in {@code readings_by_unit}.
   *
   * <p>Cost: 2 partitions, 2 requests, 2 rows written.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   */
  @Override
  public void save(Reading reading) {
    runtime.await(runtime.insert(reading, Nulls.UNSET));
  }

  /**
   * Changes {@code place}, {@code floor} of one partition of {@code reading}, and what follows
   * from it in {@code readings_by_unit}.
   *
   * <p>Cost: 2 partitions, 2 requests, 2 rows written.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   */
  @Override
  public void move(String sensor, String place, Integer floor) {
    runtime.await(
        runtime.update(
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
   * <p>Cost: 1 partition, 2 requests, 1 row written, and 1 index row written for each row found.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   */
  @Override
  public void forget(String sensor) {
    runtime.await(runtime.deleteByKey(ReadingMapping.SENSOR.encodeKey(sensor)));
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
    return runtime.await(
        runtime
            .select(OF, ReadingMapping.SENSOR.encodeKey(sensor))
            .list());
  }

  /**
   * Reads index {@code readings_by_unit} with this {@code unit}, in its stored order; looks up
   * each row in {@code reading}.
   *
   * <p>Cost: 1 partition, 1 request, and 1 request for each row found.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Reading> in(String unit) {
    return runtime.await(
        runtime
            .select(IN, ReadingMapping.UNIT.encodeKey(unit))
            .list());
  }
}
