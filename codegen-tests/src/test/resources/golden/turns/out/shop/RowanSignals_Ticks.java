package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Signals.Ticks} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSignals_Ticks implements Signals.Ticks {
  private final DaoRuntime<Signals.Tick> runtime;

  private final DaoRuntime<Signals.Tick> save;

  private final KeyedRead<Signals.Tick> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSignals_Ticks(Rowan rowan) {
    this.runtime = rowan.runtime(Signals_TickMapping.INSTANCE);
    this.save = runtime.attributedTo("Ticks.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO tick (...) VALUES (...)");
    this.of = runtime.keyedRead(
            ReadPlan.direct("Ticks.of", Signals_TickMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM tick WHERE source = ? AND shard = ?", PlannedRequests.of(3)));
  }

  /**
   * Inserts one {@code Tick} as a row of table {@code tick}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO tick (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry by the program inserts another
   * row, in the next shard.
   *
   * <p>Each row gets the next shard in {@code shard}, whatever the object has there.
   *
   * <p>The result has the values that the insert generates for null properties.
   */
  @Override
  public Signals.Tick save(Signals.Tick tick) {
    return runtime.await(save.insertReturning(tick, Nulls.UNSET));
  }

  /**
   * Reads the {@code Tick} rows with the given {@code source} from table {@code tick}. The rows
   * of all partitions are merged in their stored order.
   *
   * <p>Cost: 3 partitions, 3 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM tick WHERE source = ? AND shard = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Tick> of(String source) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Signals_TickMapping.SOURCE, source),
                AnyOf.below(3))
            .list());
  }
}
