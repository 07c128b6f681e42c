package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Journals.Reading}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_ReadingPatch extends EntityPatch<Journals.Reading> {
  private Journals_ReadingPatch(PatchStart<Journals.Reading> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Journals_ReadingPatch of(String sensor, UUID id) {
    return new Journals_ReadingPatch(
        PatchStart.of(
            Journals_ReadingMapping.INSTANCE,
            Journals_ReadingMapping.EVENT_MONTH_OF_ID.encodeKey(id),
            Journals_ReadingMapping.SENSOR.encodeKey(sensor),
            Journals_ReadingMapping.PART_OF_ID.encodeKey(id),
            Journals_ReadingMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Journals_ReadingPatch between(Journals.Reading before, Journals.Reading after) {
    return new Journals_ReadingPatch(PatchStart.between(Journals_ReadingMapping.INSTANCE, before, after));
  }

  /** Sets {@code value}. */
  public Journals_ReadingPatch setValue(double value) {
    set(Journals_ReadingMapping.VALUE, value);
    return this;
  }

  /** Deletes the value of {@code value}. */
  public Journals_ReadingPatch clearValue() {
    clear(Journals_ReadingMapping.VALUE);
    return this;
  }
}
