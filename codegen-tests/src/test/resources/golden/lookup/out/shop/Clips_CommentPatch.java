package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Clips.Comment}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Clips_CommentPatch extends EntityPatch<Clips.Comment> {
  private Clips_CommentPatch(PatchStart<Clips.Comment> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Clips_CommentPatch of(UUID clip, UUID id) {
    return new Clips_CommentPatch(
        PatchStart.of(
            Clips_CommentMapping.INSTANCE,
            Clips_CommentMapping.CLIP.encodeKey(clip),
            Clips_CommentMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Clips_CommentPatch between(Clips.Comment before, Clips.Comment after) {
    return new Clips_CommentPatch(PatchStart.between(Clips_CommentMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Clips_CommentPatch setText(String text) {
    set(Clips_CommentMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Clips_CommentPatch clearText() {
    clear(Clips_CommentMapping.TEXT);
    return this;
  }
}
