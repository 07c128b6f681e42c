package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Archive.Page}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Archive_PagePatch extends EntityPatch<Archive.Page> {
  private Archive_PagePatch(PatchStart<Archive.Page> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Archive_PagePatch of(String book, int number) {
    return new Archive_PagePatch(
        PatchStart.of(
            Archive_PageMapping.INSTANCE,
            Archive_PageMapping.BOOK.encodeKey(book),
            Archive_PageMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Archive_PagePatch between(Archive.Page before, Archive.Page after) {
    return new Archive_PagePatch(PatchStart.between(Archive_PageMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Archive_PagePatch setText(String text) {
    set(Archive_PageMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Archive_PagePatch clearText() {
    clear(Archive_PageMapping.TEXT);
    return this;
  }
}
