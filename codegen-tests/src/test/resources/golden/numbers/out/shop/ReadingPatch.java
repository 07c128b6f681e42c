package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.YearMonth;
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
  public static ReadingPatch of(String sensor, YearMonth month, Instant at) {
    return new ReadingPatch(
        PatchStart.of(
            ReadingMapping.INSTANCE,
            ReadingMapping.SENSOR.encodeKey(sensor),
            ReadingMapping.MONTH.encodeKey(month),
            ReadingMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ReadingPatch between(Reading before, Reading after) {
    return new ReadingPatch(PatchStart.between(ReadingMapping.INSTANCE, before, after));
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
}
