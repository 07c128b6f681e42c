package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Depot.Spot}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depot_SpotPatch extends EntityPatch<Depot.Spot> {
  private Depot_SpotPatch(PatchStart<Depot.Spot> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Depot_SpotPatch of(String hall, int number) {
    return new Depot_SpotPatch(
        PatchStart.of(
            Depot_SpotMapping.INSTANCE,
            Depot_SpotMapping.HALL.encodeKey(hall),
            Depot_SpotMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Depot_SpotPatch between(Depot.Spot before, Depot.Spot after) {
    return new Depot_SpotPatch(PatchStart.between(Depot_SpotMapping.INSTANCE, before, after));
  }

  /** Sets {@code kind}. */
  public Depot_SpotPatch setKind(String kind) {
    set(Depot_SpotMapping.KIND, kind);
    return this;
  }

  /** Deletes the value of {@code kind}. */
  public Depot_SpotPatch clearKind() {
    clear(Depot_SpotMapping.KIND);
    return this;
  }

  /** Sets {@code place}. */
  public Depot_SpotPatch setPlace(float[] place) {
    set(Depot_SpotMapping.PLACE, place);
    return this;
  }

  /** Deletes the value of {@code place}. */
  public Depot_SpotPatch clearPlace() {
    clear(Depot_SpotMapping.PLACE);
    return this;
  }
}
