package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Blog.Post}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Blog_PostPatch extends EntityPatch<Blog.Post> {
  private Blog_PostPatch(PatchStart<Blog.Post> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Blog_PostPatch of(String slug) {
    return new Blog_PostPatch(
        PatchStart.of(
            Blog_PostMapping.INSTANCE,
            Blog_PostMapping.SLUG.encodeKey(slug)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Blog_PostPatch between(Blog.Post before, Blog.Post after) {
    return new Blog_PostPatch(PatchStart.between(Blog_PostMapping.INSTANCE, before, after));
  }

  /** Sets {@code mood}. */
  public Blog_PostPatch setMood(Blog.Mood mood) {
    set(Blog_PostMapping.MOOD, mood);
    return this;
  }

  /** Deletes the value of {@code mood}. */
  public Blog_PostPatch clearMood() {
    clear(Blog_PostMapping.MOOD);
    return this;
  }
}
