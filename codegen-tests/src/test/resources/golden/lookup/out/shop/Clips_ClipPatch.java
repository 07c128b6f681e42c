package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Clips.Clip}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Clips_ClipPatch extends EntityPatch<Clips.Clip> {
  private Clips_ClipPatch(PatchStart<Clips.Clip> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Clips_ClipPatch of(UUID id) {
    return new Clips_ClipPatch(
        PatchStart.of(
            Clips_ClipMapping.INSTANCE,
            Clips_ClipMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Clips_ClipPatch between(Clips.Clip before, Clips.Clip after) {
    return new Clips_ClipPatch(PatchStart.between(Clips_ClipMapping.INSTANCE, before, after));
  }

  /** Sets {@code description}. */
  public Clips_ClipPatch setDescription(String description) {
    set(Clips_ClipMapping.DESCRIPTION, description);
    return this;
  }

  /** Deletes the value of {@code description}. */
  public Clips_ClipPatch clearDescription() {
    clear(Clips_ClipMapping.DESCRIPTION);
    return this;
  }
}
