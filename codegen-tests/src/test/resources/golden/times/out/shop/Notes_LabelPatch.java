package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Notes.Label}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_LabelPatch extends EntityPatch<Notes.Label> {
  private Notes_LabelPatch(PatchStart<Notes.Label> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Notes_LabelPatch of(int id) {
    return new Notes_LabelPatch(
        PatchStart.of(
            Notes_LabelMapping.INSTANCE,
            Notes_LabelMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Notes_LabelPatch between(Notes.Label before, Notes.Label after) {
    return new Notes_LabelPatch(PatchStart.between(Notes_LabelMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Notes_LabelPatch setText(String text) {
    set(Notes_LabelMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Notes_LabelPatch clearText() {
    clear(Notes_LabelMapping.TEXT);
    return this;
  }
}
