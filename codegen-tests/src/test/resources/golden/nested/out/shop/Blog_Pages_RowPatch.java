package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Blog.Pages.Row}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Blog_Pages_RowPatch extends EntityPatch<Blog.Pages.Row> {
  private Blog_Pages_RowPatch(PatchStart<Blog.Pages.Row> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Blog_Pages_RowPatch of(String id) {
    return new Blog_Pages_RowPatch(
        PatchStart.of(
            Blog_Pages_RowMapping.INSTANCE,
            Blog_Pages_RowMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Blog_Pages_RowPatch between(Blog.Pages.Row before, Blog.Pages.Row after) {
    return new Blog_Pages_RowPatch(PatchStart.between(Blog_Pages_RowMapping.INSTANCE, before, after));
  }

  /** Sets {@code nulls}. */
  public Blog_Pages_RowPatch setNulls(Blog.Pages.Nulls nulls) {
    set(Blog_Pages_RowMapping.NULLS, nulls);
    return this;
  }

  /** Deletes the value of {@code nulls}. */
  public Blog_Pages_RowPatch clearNulls() {
    clear(Blog_Pages_RowMapping.NULLS);
    return this;
  }
}
