package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Signals.Signal}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_SignalPatch extends EntityPatch<Signals.Signal> {
  private Signals_SignalPatch(PatchStart<Signals.Signal> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Signals_SignalPatch of(String source, int shard, Instant at, long id) {
    return new Signals_SignalPatch(
        PatchStart.of(
            Signals_SignalMapping.INSTANCE,
            Signals_SignalMapping.SOURCE.encodeKey(source),
            Signals_SignalMapping.DAY_OF_AT.encodeKey(at),
            Signals_SignalMapping.SHARD.encodeKey(shard),
            Signals_SignalMapping.AT.encodeKey(at),
            Signals_SignalMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Signals_SignalPatch between(Signals.Signal before, Signals.Signal after) {
    return new Signals_SignalPatch(PatchStart.between(Signals_SignalMapping.INSTANCE, before, after));
  }

  /** Sets {@code level}. */
  public Signals_SignalPatch setLevel(String level) {
    set(Signals_SignalMapping.LEVEL, level);
    return this;
  }

  /** Deletes the value of {@code level}. */
  public Signals_SignalPatch clearLevel() {
    clear(Signals_SignalMapping.LEVEL);
    return this;
  }

  /** Sets {@code text}. */
  public Signals_SignalPatch setText(String text) {
    set(Signals_SignalMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Signals_SignalPatch clearText() {
    clear(Signals_SignalMapping.TEXT);
    return this;
  }
}
