package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Signals.Totals}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_TotalsPatch extends EntityPatch<Signals.Totals> {
  private Signals_TotalsPatch(PatchStart<Signals.Totals> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Signals_TotalsPatch of(String source, LocalDate day) {
    return new Signals_TotalsPatch(
        PatchStart.of(
            Signals_TotalsMapping.INSTANCE,
            Signals_TotalsMapping.SOURCE.encodeKey(source),
            Signals_TotalsMapping.DAY.encodeKey(day)));
  }

  /** Increments {@code signals} by the given amount. */
  public Signals_TotalsPatch incrementSignals(long signals) {
    increment(Signals_TotalsMapping.SIGNALS, signals);
    return this;
  }
}
