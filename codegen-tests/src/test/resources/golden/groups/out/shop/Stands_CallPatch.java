package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Stands.Call}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Stands_CallPatch extends EntityPatch<Stands.Call> {
  private Stands_CallPatch(PatchStart<Stands.Call> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Stands_CallPatch of(String stand, int day, int number) {
    return new Stands_CallPatch(
        PatchStart.of(
            Stands_CallMapping.INSTANCE,
            Stands_CallMapping.STAND.encodeKey(stand),
            Stands_CallMapping.DAY.encodeKey(day),
            Stands_CallMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Stands_CallPatch between(Stands.Call before, Stands.Call after) {
    return new Stands_CallPatch(PatchStart.between(Stands_CallMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Stands_CallPatch setText(String text) {
    set(Stands_CallMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Stands_CallPatch clearText() {
    clear(Stands_CallMapping.TEXT);
    return this;
  }

  /** Sets {@code done}. */
  public Stands_CallPatch setDone(boolean done) {
    set(Stands_CallMapping.DONE, done);
    return this;
  }

  /** Deletes the value of {@code done}. */
  public Stands_CallPatch clearDone() {
    clear(Stands_CallMapping.DONE);
    return this;
  }
}
