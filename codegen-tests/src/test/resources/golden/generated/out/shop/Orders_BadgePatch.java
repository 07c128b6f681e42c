package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Badge}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_BadgePatch extends EntityPatch<Orders.Badge> {
  private Orders_BadgePatch(PatchStart<Orders.Badge> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_BadgePatch of(String house, Integer number) {
    return new Orders_BadgePatch(
        PatchStart.of(
            Orders_BadgeMapping.INSTANCE,
            Orders_BadgeMapping.HOUSE.encodeKey(house),
            Orders_BadgeMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_BadgePatch between(Orders.Badge before, Orders.Badge after) {
    return new Orders_BadgePatch(PatchStart.between(Orders_BadgeMapping.INSTANCE, before, after));
  }

  /** Sets {@code holder}. */
  public Orders_BadgePatch setHolder(String holder) {
    set(Orders_BadgeMapping.HOLDER, holder);
    return this;
  }

  /** Deletes the value of {@code holder}. */
  public Orders_BadgePatch clearHolder() {
    clear(Orders_BadgeMapping.HOLDER);
    return this;
  }
}
