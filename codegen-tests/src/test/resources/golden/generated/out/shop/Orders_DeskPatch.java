package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Desk}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_DeskPatch extends EntityPatch<Orders.Desk> {
  private Orders_DeskPatch(PatchStart<Orders.Desk> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_DeskPatch of(String room) {
    return new Orders_DeskPatch(
        PatchStart.of(
            Orders_DeskMapping.INSTANCE,
            Orders_DeskMapping.ROOM.encodeKey(room)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_DeskPatch between(Orders.Desk before, Orders.Desk after) {
    return new Orders_DeskPatch(PatchStart.between(Orders_DeskMapping.INSTANCE, before, after));
  }

  /** Sets {@code owner}. */
  public Orders_DeskPatch setOwner(String owner) {
    set(Orders_DeskMapping.OWNER, owner);
    return this;
  }

  /** Deletes the value of {@code owner}. */
  public Orders_DeskPatch clearOwner() {
    clear(Orders_DeskMapping.OWNER);
    return this;
  }
}
