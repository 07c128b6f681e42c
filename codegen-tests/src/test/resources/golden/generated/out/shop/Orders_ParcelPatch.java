package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Parcel}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_ParcelPatch extends EntityPatch<Orders.Parcel> {
  private Orders_ParcelPatch(PatchStart<Orders.Parcel> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_ParcelPatch of(UUID id) {
    return new Orders_ParcelPatch(
        PatchStart.of(
            Orders_ParcelMapping.INSTANCE,
            Orders_ParcelMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_ParcelPatch between(Orders.Parcel before, Orders.Parcel after) {
    return new Orders_ParcelPatch(PatchStart.between(Orders_ParcelMapping.INSTANCE, before, after));
  }

  /** Sets {@code state}. */
  public Orders_ParcelPatch setState(String state) {
    set(Orders_ParcelMapping.STATE, state);
    return this;
  }

  /** Deletes the value of {@code state}. */
  public Orders_ParcelPatch clearState() {
    clear(Orders_ParcelMapping.STATE);
    return this;
  }

  /** Sets {@code packed}. */
  public Orders_ParcelPatch setPacked(Instant packed) {
    set(Orders_ParcelMapping.PACKED, packed);
    return this;
  }

  /** Deletes the value of {@code packed}. */
  public Orders_ParcelPatch clearPacked() {
    clear(Orders_ParcelMapping.PACKED);
    return this;
  }
}
