package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Shelf}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ShelfPatch extends EntityPatch<Shelf> {
  private ShelfPatch(PatchStart<Shelf> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ShelfPatch of(int number) {
    return new ShelfPatch(
        PatchStart.of(
            ShelfMapping.INSTANCE,
            ShelfMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ShelfPatch between(Shelf before, Shelf after) {
    return new ShelfPatch(PatchStart.between(ShelfMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public ShelfPatch setTitle(String title) {
    set(ShelfMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public ShelfPatch clearTitle() {
    clear(ShelfMapping.TITLE);
    return this;
  }

  /** Sets {@code room}. */
  public ShelfPatch setRoom(String room) {
    set(ShelfMapping.ROOM, room);
    return this;
  }

  /** Deletes the value of {@code room}. */
  public ShelfPatch clearRoom() {
    clear(ShelfMapping.ROOM);
    return this;
  }
}
