package blog;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Post}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PostPatch extends EntityPatch<Post> {
  private PostPatch(PatchStart<Post> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static PostPatch of(UUID id) {
    return new PostPatch(
        PatchStart.of(
            PostMapping.INSTANCE,
            PostMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static PostPatch between(Post before, Post after) {
    return new PostPatch(PatchStart.between(PostMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public PostPatch setTitle(String title) {
    set(PostMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public PostPatch clearTitle() {
    clear(PostMapping.TITLE);
    return this;
  }
}
