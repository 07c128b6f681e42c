package blog;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Comment}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class CommentPatch extends EntityPatch<Comment> {
  private CommentPatch(PatchStart<Comment> start) {
    super(start);
  }

  /** Starts a patch of the row of a key, that changes nothing yet. */
  public static CommentPatch of(UUID writer, UUID id) {
    return new CommentPatch(
        PatchStart.of(
            CommentMapping.INSTANCE,
            CommentMapping.WRITER.encodeKey(writer),
            CommentMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch of what differs between two states of one row. A property that the second has
   * no value for is cleared; a collection that differs is set as a whole.
   */
  public static CommentPatch between(Comment before, Comment after) {
    return new CommentPatch(PatchStart.between(CommentMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public CommentPatch setText(String text) {
    set(CommentMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public CommentPatch clearText() {
    clear(CommentMapping.TEXT);
    return this;
  }
}
