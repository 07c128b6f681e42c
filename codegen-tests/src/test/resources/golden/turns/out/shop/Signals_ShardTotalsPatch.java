package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Signals.ShardTotals}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_ShardTotalsPatch extends EntityPatch<Signals.ShardTotals> {
  private Signals_ShardTotalsPatch(PatchStart<Signals.ShardTotals> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Signals_ShardTotalsPatch of(String source, int shard, LocalDate day) {
    return new Signals_ShardTotalsPatch(
        PatchStart.of(
            Signals_ShardTotalsMapping.INSTANCE,
            Signals_ShardTotalsMapping.SOURCE.encodeKey(source),
            Signals_ShardTotalsMapping.SHARD.encodeKey(shard),
            Signals_ShardTotalsMapping.DAY.encodeKey(day)));
  }

  /** Increments {@code signals} by the given amount. */
  public Signals_ShardTotalsPatch incrementSignals(long signals) {
    increment(Signals_ShardTotalsMapping.SIGNALS, signals);
    return this;
  }
}
