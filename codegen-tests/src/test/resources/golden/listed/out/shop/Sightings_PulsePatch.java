package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Sightings.Pulse}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Sightings_PulsePatch extends EntityPatch<Sightings.Pulse> {
  private Sightings_PulsePatch(PatchStart<Sightings.Pulse> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Sightings_PulsePatch of(String sensor, UUID id) {
    return new Sightings_PulsePatch(
        PatchStart.of(
            Sightings_PulseMapping.INSTANCE,
            Sightings_PulseMapping.SENSOR.encodeKey(sensor),
            Sightings_PulseMapping.MONTH_OF_ID.encodeKey(id),
            Sightings_PulseMapping.SHARD_OF_ID.encodeKey(id),
            Sightings_PulseMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Sightings_PulsePatch between(Sightings.Pulse before, Sightings.Pulse after) {
    return new Sightings_PulsePatch(PatchStart.between(Sightings_PulseMapping.INSTANCE, before, after));
  }

  /** Sets {@code rate}. */
  public Sightings_PulsePatch setRate(int rate) {
    set(Sightings_PulseMapping.RATE, rate);
    return this;
  }

  /** Deletes the value of {@code rate}. */
  public Sightings_PulsePatch clearRate() {
    clear(Sightings_PulseMapping.RATE);
    return this;
  }
}
