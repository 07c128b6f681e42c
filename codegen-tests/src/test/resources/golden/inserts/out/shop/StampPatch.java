package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Stamp}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class StampPatch extends EntityPatch<Stamp> {
  private StampPatch(PatchStart<Stamp> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static StampPatch of(String album, int place) {
    return new StampPatch(
        PatchStart.of(
            StampMapping.INSTANCE,
            StampMapping.ALBUM.encodeKey(album),
            StampMapping.PLACE.encodeKey(place)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static StampPatch between(Stamp before, Stamp after) {
    return new StampPatch(PatchStart.between(StampMapping.INSTANCE, before, after));
  }

  /** Sets {@code motif}. */
  public StampPatch setMotif(String motif) {
    set(StampMapping.MOTIF, motif);
    return this;
  }

  /** Deletes the value of {@code motif}. */
  public StampPatch clearMotif() {
    clear(StampMapping.MOTIF);
    return this;
  }

  /** Sets {@code cents}. */
  public StampPatch setCents(Integer cents) {
    set(StampMapping.CENTS, cents);
    return this;
  }

  /** Deletes the value of {@code cents}. */
  public StampPatch clearCents() {
    clear(StampMapping.CENTS);
    return this;
  }
}
