package shop;

import dev.rowan.Rowan;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.query.PartitionOrder;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Signals.TotalStore} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSignals_TotalStore implements Signals.TotalStore {
  private final DaoRuntime<Signals.ShardTotals> signals_ShardTotalsRuntime;

  private final DaoRuntime<Signals.Totals> signals_TotalsRuntime;

  private final KeyedRead<Row> total;

  private final KeyedRead<Signals.ShardTotals> shards;

  private final KeyedRead<Signals.Totals> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSignals_TotalStore(Rowan rowan) {
    this.signals_ShardTotalsRuntime = rowan.runtime(Signals_ShardTotalsMapping.INSTANCE);
    this.signals_TotalsRuntime = rowan.runtime(Signals_TotalsMapping.INSTANCE);
    this.total = signals_ShardTotalsRuntime.keyedRead(
            ReadPlan.direct("TotalStore.total", Signals_ShardTotalsMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT source, shard, day, signals FROM shard_totals WHERE source = ? AND shard = ? AND day = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Signals_ShardTotalsMapping.SIGNALS),
                row -> row));
    this.shards = signals_ShardTotalsRuntime.keyedRead(
            ReadPlan.direct("TotalStore.shards", Signals_ShardTotalsMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM shard_totals WHERE source = ? AND shard = ? AND day = ?", PlannedRequests.of(4)));
    this.of = signals_TotalsRuntime.keyedRead(
            ReadPlan.direct("TotalStore.of", Signals_TotalsMapping.TABLE)
                .as("SELECT ... FROM totals WHERE source = ?", PlannedRequests.of(1)));
  }

  /**
   * Computes {@code sum(signals)} of the {@code ShardTotals} rows with the given {@code source},
   * {@code day} in table {@code shard_totals}.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT source, shard, day, signals FROM shard_totals WHERE source
   * = ? AND shard = ? AND day = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long total(String source, LocalDate day) {
    return signals_ShardTotalsRuntime.awaitRead(
        total
            .select(
                total.key(Signals_ShardTotalsMapping.SOURCE, source),
                AnyOf.below(4),
                total.key(Signals_ShardTotalsMapping.DAY, day))
            .aggregate(Aggregate.sum(Signals_ShardTotalsMapping.SIGNALS)));
  }

  /**
   * Reads the {@code ShardTotals} rows with the given {@code source}, {@code day} from table
   * {@code shard_totals}. The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM shard_totals WHERE source = ? AND shard = ? AND
   * day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.ShardTotals> shards(String source, LocalDate day) {
    return signals_ShardTotalsRuntime.awaitRead(
        shards
            .select(
                shards.key(Signals_ShardTotalsMapping.SOURCE, source),
                AnyOf.below(4),
                shards.key(Signals_ShardTotalsMapping.DAY, day))
            .list());
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
    return signals_TotalsRuntime.awaitRead(
        of
            .select(of.key(Signals_TotalsMapping.SOURCE, source))
            .list());
  }
}
