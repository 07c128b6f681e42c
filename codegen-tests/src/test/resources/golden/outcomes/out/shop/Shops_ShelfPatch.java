package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Shops.Shelf}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shops_ShelfPatch extends EntityPatch<Shops.Shelf> {
  private Shops_ShelfPatch(PatchStart<Shops.Shelf> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Shops_ShelfPatch of(String id) {
    return new Shops_ShelfPatch(
        PatchStart.of(
            Shops_ShelfMapping.INSTANCE,
            Shops_ShelfMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Shops_ShelfPatch between(Shops.Shelf before, Shops.Shelf after) {
    return new Shops_ShelfPatch(PatchStart.between(Shops_ShelfMapping.INSTANCE, before, after));
  }

  /** Sets {@code room}. */
  public Shops_ShelfPatch setRoom(String room) {
    set(Shops_ShelfMapping.ROOM, room);
    return this;
  }

  /** Deletes the value of {@code room}. */
  public Shops_ShelfPatch clearRoom() {
    clear(Shops_ShelfMapping.ROOM);
    return this;
  }

  /** Sets {@code left}. */
  public Shops_ShelfPatch setLeft(int left) {
    set(Shops_ShelfMapping.LEFT, left);
    return this;
  }

  /** Deletes the value of {@code left}. */
  public Shops_ShelfPatch clearLeft() {
    clear(Shops_ShelfMapping.LEFT);
    return this;
  }
}
