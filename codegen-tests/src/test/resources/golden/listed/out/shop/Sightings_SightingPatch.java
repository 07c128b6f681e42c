package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Sightings.Sighting}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_SightingPatch extends EntityPatch<Sightings.Sighting> {
  private Sightings_SightingPatch(PatchStart<Sightings.Sighting> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Sightings_SightingPatch of(String place, Instant at, int id) {
    return new Sightings_SightingPatch(
        PatchStart.of(
            Sightings_SightingMapping.INSTANCE,
            Sightings_SightingMapping.PLACE.encodeKey(place),
            Sightings_SightingMapping.DAY_OF_AT.encodeKey(at),
            Sightings_SightingMapping.AT.encodeKey(at),
            Sightings_SightingMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Sightings_SightingPatch between(Sightings.Sighting before,
      Sightings.Sighting after) {
    return new Sightings_SightingPatch(PatchStart.between(Sightings_SightingMapping.INSTANCE, before, after));
  }

  /** Sets {@code note}. */
  public Sightings_SightingPatch setNote(String note) {
    set(Sightings_SightingMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Sightings_SightingPatch clearNote() {
    clear(Sightings_SightingMapping.NOTE);
    return this;
  }
}
