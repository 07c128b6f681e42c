package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Music.Disc}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_DiscPatch extends EntityPatch<Music.Disc> {
  private Music_DiscPatch(PatchStart<Music.Disc> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Music_DiscPatch of(String box, int number) {
    return new Music_DiscPatch(
        PatchStart.of(
            Music_DiscMapping.INSTANCE,
            Music_DiscMapping.BOX.encodeKey(box),
            Music_DiscMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Music_DiscPatch between(Music.Disc before, Music.Disc after) {
    return new Music_DiscPatch(PatchStart.between(Music_DiscMapping.INSTANCE, before, after));
  }

  /** Sets {@code sleeve}. */
  public Music_DiscPatch setSleeve(String sleeve) {
    set(Music_DiscMapping.SLEEVE, sleeve);
    return this;
  }

  /** Deletes the value of {@code sleeve}. */
  public Music_DiscPatch clearSleeve() {
    clear(Music_DiscMapping.SLEEVE);
    return this;
  }

  /** Sets {@code label}. */
  public Music_DiscPatch setLabel(String label) {
    set(Music_DiscMapping.LABEL, label);
    return this;
  }

  /** Deletes the value of {@code label}. */
  public Music_DiscPatch clearLabel() {
    clear(Music_DiscMapping.LABEL);
    return this;
  }
}
