package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Music.Take}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class Music_TakePatch extends EntityPatch<Music.Take> {
  private Music_TakePatch(PatchStart<Music.Take> start) {
    super(start);
  }

  /**
   * Starts a patch of the row of a key, to be written if the row has this {@code version}, that
   * changes nothing yet.
   */
  public static Music_TakePatch of(String id, long version) {
    return new Music_TakePatch(
        PatchStart.versioned(
            Music_TakeMapping.INSTANCE,
            version,
            Music_TakeMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch of what differs between two states of one row, to be written if the row has
   * the {@code version} of the first. A property that the second has no value for is cleared; a
   * collection that differs is set as a whole.
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
