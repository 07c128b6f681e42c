package blog;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Comment}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CommentPatch extends EntityPatch<Comment> {
  private CommentPatch(PatchStart<Comment> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CommentPatch of(UUID writer, UUID id) {
    return new CommentPatch(
        PatchStart.of(
            CommentMapping.INSTANCE,
            CommentMapping.WRITER.encodeKey(writer),
            CommentMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
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
