package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Coat}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CoatPatch extends EntityPatch<Coat> {
  private CoatPatch(PatchStart<Coat> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CoatPatch of(String id) {
    return new CoatPatch(
        PatchStart.of(
            CoatMapping.INSTANCE,
            CoatMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static CoatPatch between(Coat before, Coat after) {
    return new CoatPatch(PatchStart.between(CoatMapping.INSTANCE, before, after));
  }

  /** Sets {@code color}. */
  public CoatPatch setColor(String color) {
    set(CoatMapping.COLOR, color);
    return this;
  }

  /** Deletes the value of {@code color}. */
  public CoatPatch clearColor() {
    clear(CoatMapping.COLOR);
    return this;
  }

  /** Sets {@code size}. */
  public CoatPatch setSize(Integer size) {
    set(CoatMapping.SIZE, size);
    return this;
  }

  /** Deletes the value of {@code size}. */
  public CoatPatch clearSize() {
    clear(CoatMapping.SIZE);
    return this;
  }
}
