package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Guarded.Line}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Guarded_LinePatch extends EntityPatch<Guarded.Line> {
  private Guarded_LinePatch(PatchStart<Guarded.Line> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static Guarded_LinePatch of(String invoice, int number, long version) {
    return new Guarded_LinePatch(
        PatchStart.versioned(
            Guarded_LineMapping.INSTANCE,
            version,
            Guarded_LineMapping.INVOICE.encodeKey(invoice),
            Guarded_LineMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
   */
  public static Guarded_LinePatch between(Guarded.Line before, Guarded.Line after) {
    return new Guarded_LinePatch(PatchStart.between(Guarded_LineMapping.INSTANCE, before, after));
  }

  /** Sets {@code cents}. */
  public Guarded_LinePatch setCents(int cents) {
    set(Guarded_LineMapping.CENTS, cents);
    return this;
  }

  /** Deletes the value of {@code cents}. */
  public Guarded_LinePatch clearCents() {
    clear(Guarded_LineMapping.CENTS);
    return this;
  }
}
