package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Shops.Box}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shops_BoxPatch extends EntityPatch<Shops.Box> {
  private Shops_BoxPatch(PatchStart<Shops.Box> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static Shops_BoxPatch of(String id, long version) {
    return new Shops_BoxPatch(
        PatchStart.versioned(
            Shops_BoxMapping.INSTANCE,
            version,
            Shops_BoxMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
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
