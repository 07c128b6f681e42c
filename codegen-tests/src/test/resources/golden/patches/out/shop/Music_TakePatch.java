package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Music.Take}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_TakePatch extends EntityPatch<Music.Take> {
  private Music_TakePatch(PatchStart<Music.Take> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static Music_TakePatch of(String id, long version) {
    return new Music_TakePatch(
        PatchStart.versioned(
            Music_TakeMapping.INSTANCE,
            version,
            Music_TakeMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
   */
  public static Music_TakePatch between(Music.Take before, Music.Take after) {
    return new Music_TakePatch(PatchStart.between(Music_TakeMapping.INSTANCE, before, after));
  }

  /** Sets {@code note}. */
  public Music_TakePatch setNote(String note) {
    set(Music_TakeMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Music_TakePatch clearNote() {
    clear(Music_TakeMapping.NOTE);
    return this;
  }
}
