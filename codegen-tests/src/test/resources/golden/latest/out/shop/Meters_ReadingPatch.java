package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Meters.Reading}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Meters_ReadingPatch extends EntityPatch<Meters.Reading> {
  private Meters_ReadingPatch(PatchStart<Meters.Reading> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Meters_ReadingPatch of(String meter, Instant at, int channel) {
    return new Meters_ReadingPatch(
        PatchStart.of(
            Meters_ReadingMapping.INSTANCE,
            Meters_ReadingMapping.METER.encodeKey(meter),
            Meters_ReadingMapping.DAY_OF_AT.encodeKey(at),
            Meters_ReadingMapping.AT.encodeKey(at),
            Meters_ReadingMapping.CHANNEL.encodeKey(channel)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Meters_ReadingPatch between(Meters.Reading before, Meters.Reading after) {
    return new Meters_ReadingPatch(PatchStart.between(Meters_ReadingMapping.INSTANCE, before, after));
  }

  /** Sets {@code value}. */
  public Meters_ReadingPatch setValue(double value) {
    set(Meters_ReadingMapping.VALUE, value);
    return this;
  }

  /** Deletes the value of {@code value}. */
  public Meters_ReadingPatch clearValue() {
    clear(Meters_ReadingMapping.VALUE);
    return this;
  }

  /** Sets {@code note}. */
  public Meters_ReadingPatch setNote(String note) {
    set(Meters_ReadingMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Meters_ReadingPatch clearNote() {
    clear(Meters_ReadingMapping.NOTE);
    return this;
  }
}
