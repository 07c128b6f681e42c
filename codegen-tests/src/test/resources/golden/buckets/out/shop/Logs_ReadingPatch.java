package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Logs.Reading}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_ReadingPatch extends EntityPatch<Logs.Reading> {
  private Logs_ReadingPatch(PatchStart<Logs.Reading> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Logs_ReadingPatch of(String sensor, UUID id) {
    return new Logs_ReadingPatch(
        PatchStart.of(
            Logs_ReadingMapping.INSTANCE,
            Logs_ReadingMapping.SENSOR.encodeKey(sensor),
            Logs_ReadingMapping.MONTH_OF_ID.encodeKey(id),
            Logs_ReadingMapping.SHARD_OF_ID.encodeKey(id),
            Logs_ReadingMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Logs_ReadingPatch between(Logs.Reading before, Logs.Reading after) {
    return new Logs_ReadingPatch(PatchStart.between(Logs_ReadingMapping.INSTANCE, before, after));
  }

  /** Sets {@code value}. */
  public Logs_ReadingPatch setValue(double value) {
    set(Logs_ReadingMapping.VALUE, value);
    return this;
  }

  /** Deletes the value of {@code value}. */
  public Logs_ReadingPatch clearValue() {
    clear(Logs_ReadingMapping.VALUE);
    return this;
  }
}
