package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Reading}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ReadingPatch extends EntityPatch<Reading> {
  private ReadingPatch(PatchStart<Reading> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ReadingPatch of(String sensor, Instant at) {
    return new ReadingPatch(
        PatchStart.of(
            ReadingMapping.INSTANCE,
            ReadingMapping.SENSOR.encodeKey(sensor),
            ReadingMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ReadingPatch between(Reading before, Reading after) {
    return new ReadingPatch(PatchStart.between(ReadingMapping.INSTANCE, before, after));
  }

  /** Sets {@code place}. */
  public ReadingPatch setPlace(String place) {
    set(ReadingMapping.PLACE, place);
    return this;
  }

  /** Deletes the value of {@code place}. */
  public ReadingPatch clearPlace() {
    clear(ReadingMapping.PLACE);
    return this;
  }

  /** Sets {@code value}. */
  public ReadingPatch setValue(double value) {
    set(ReadingMapping.VALUE, value);
    return this;
  }

  /** Deletes the value of {@code value}. */
  public ReadingPatch clearValue() {
    clear(ReadingMapping.VALUE);
    return this;
  }

  /** Sets {@code unit}. */
  public ReadingPatch setUnit(String unit) {
    set(ReadingMapping.UNIT, unit);
    return this;
  }

  /** Deletes the value of {@code unit}. */
  public ReadingPatch clearUnit() {
    clear(ReadingMapping.UNIT);
    return this;
  }

  /** Sets {@code floor}. */
  public ReadingPatch setFloor(Integer floor) {
    set(ReadingMapping.FLOOR, floor);
    return this;
  }

  /** Deletes the value of {@code floor}. */
  public ReadingPatch clearFloor() {
    clear(ReadingMapping.FLOOR);
    return this;
  }
}
