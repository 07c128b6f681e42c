package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Notes.Card}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_CardPatch extends EntityPatch<Notes.Card> {
  private Notes_CardPatch(PatchStart<Notes.Card> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Notes_CardPatch of(int id) {
    return new Notes_CardPatch(
        PatchStart.of(
            Notes_CardMapping.INSTANCE,
            Notes_CardMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Notes_CardPatch between(Notes.Card before, Notes.Card after) {
    return new Notes_CardPatch(PatchStart.between(Notes_CardMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Notes_CardPatch setText(String text) {
    set(Notes_CardMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Notes_CardPatch clearText() {
    clear(Notes_CardMapping.TEXT);
    return this;
  }
}
