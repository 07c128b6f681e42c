package shop;

import dev.rowan.Rowan;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Signals.TotalStore} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSignals_TotalStore implements Signals.TotalStore {
  private final DaoRuntime<Signals.Totals> runtime;

  private final KeyedRead<Signals.Totals> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSignals_TotalStore(Rowan rowan) {
    this.runtime = rowan.runtime(Signals_TotalsMapping.INSTANCE);
    this.of = runtime.keyedRead(
            ReadPlan.direct("TotalStore.of", Signals_TotalsMapping.TABLE)
                .as("SELECT ... FROM totals WHERE source = ?", PlannedRequests.of(1)));
  }

  /**
   * Reads the {@code Totals} rows with the given {@code source} from table {@code totals}. The
   * rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM totals WHERE source = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Totals> of(String source) {
    return runtime.awaitRead(
        of
            .select(of.key(Signals_TotalsMapping.SOURCE, source))
            .list());
  }
}
