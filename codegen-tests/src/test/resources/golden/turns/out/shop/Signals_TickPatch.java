package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Signals.Tick}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_TickPatch extends EntityPatch<Signals.Tick> {
  private Signals_TickPatch(PatchStart<Signals.Tick> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Signals_TickPatch of(String source, Integer shard, UUID id) {
    return new Signals_TickPatch(
        PatchStart.of(
            Signals_TickMapping.INSTANCE,
            Signals_TickMapping.SOURCE.encodeKey(source),
            Signals_TickMapping.SHARD.encodeKey(shard),
            Signals_TickMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Signals_TickPatch between(Signals.Tick before, Signals.Tick after) {
    return new Signals_TickPatch(PatchStart.between(Signals_TickMapping.INSTANCE, before, after));
  }

  /** Sets {@code value}. */
  public Signals_TickPatch setValue(double value) {
    set(Signals_TickMapping.VALUE, value);
    return this;
  }

  /** Deletes the value of {@code value}. */
  public Signals_TickPatch clearValue() {
    clear(Signals_TickMapping.VALUE);
    return this;
  }
}
