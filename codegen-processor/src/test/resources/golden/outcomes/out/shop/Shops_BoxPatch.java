package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Shops.Box}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class Shops_BoxPatch extends EntityPatch<Shops.Box> {
  private Shops_BoxPatch(PatchStart<Shops.Box> start) {
    super(start);
  }

  /**
   * Starts a patch of the row of a key, to be written if the row has this {@code version}, that
   * changes nothing yet.
   */
  public static Shops_BoxPatch of(String id, long version) {
    return new Shops_BoxPatch(
        PatchStart.versioned(
            Shops_BoxMapping.INSTANCE,
            version,
            Shops_BoxMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch of what differs between two states of one row, to be written if the row has
   * the {@code version} of the first. A property that the second has no value for is cleared; a
   * collection that differs is set as a whole.
   */
  public static Shops_BoxPatch between(Shops.Box before, Shops.Box after) {
    return new Shops_BoxPatch(PatchStart.between(Shops_BoxMapping.INSTANCE, before, after));
  }

  /** Sets {@code room}. */
  public Shops_BoxPatch setRoom(String room) {
    set(Shops_BoxMapping.ROOM, room);
    return this;
  }

  /** Deletes the value of {@code room}. */
  public Shops_BoxPatch clearRoom() {
    clear(Shops_BoxMapping.ROOM);
    return this;
  }

  /** Sets {@code left}. */
  public Shops_BoxPatch setLeft(int left) {
    set(Shops_BoxMapping.LEFT, left);
    return this;
  }

  /** Deletes the value of {@code left}. */
  public Shops_BoxPatch clearLeft() {
    clear(Shops_BoxMapping.LEFT);
    return this;
  }
}
