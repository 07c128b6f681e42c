package shop;

import dev.rowan.Rowan;
import dev.rowan.mapping.Aggregate;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
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

/** Implements {@link Signals.HitCounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSignals_HitCounts implements Signals.HitCounts {
  private final DaoRuntime<Signals.Hits> runtime;

  private final DaoRuntime<Signals.Hits> count;

  private final DaoRuntime<Signals.Hits> countIn;

  private final DaoRuntime<Signals.Hits> change;

  private final KeyedRead<Signals.Hits> of;

  private final KeyedRead<Row> total;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSignals_HitCounts(Rowan rowan) {
    this.runtime = rowan.runtime(Signals_HitsMapping.INSTANCE);
    this.count = runtime.attributedTo("HitCounts.count", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE hits SET hits = hits + ? WHERE page = ? AND shard = ? AND day = ?");
    this.countIn = runtime.attributedTo("HitCounts.countIn", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE hits SET hits = hits + ? WHERE page = ? AND shard = ? AND day = ?");
    this.change = runtime.attributedTo("HitCounts.change", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE hits SET ... WHERE page = ? AND shard = ? AND day = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("HitCounts.of", Signals_HitsMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT ... FROM hits WHERE page = ? AND shard = ? AND day = ?", PlannedRequests.of(4)));
    this.total = runtime.keyedRead(
            ReadPlan.direct("HitCounts.total", Signals_HitsMapping.TABLE).inOrder(PartitionOrder.MERGED)
                .as("SELECT page, shard, day, hits FROM hits WHERE page = ? AND shard = ? AND day = ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(Signals_HitsMapping.HITS),
                row -> row));
  }

  /**
   * Increments {@code hits} of one row of table {@code hits}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE hits SET hits = hits + ? WHERE page = ? AND shard = ? AND
   * day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   *
   * <p>The increment is in the next shard of {@code shard}: the value is the sum of all shards.
   */
  @Override
  public void count(String page, LocalDate day, long hits) {
    runtime.await(
        count.update(
            count.rowChange()
                .key(Signals_HitsMapping.PAGE, page)
                .key(Signals_HitsMapping.SHARD, Signals_HitsMapping.SHARD_IN_TURN.next())
                .key(Signals_HitsMapping.DAY, day)
                .increment(Signals_HitsMapping.HITS, hits)
                .row()));
  }

  /**
   * Increments {@code hits} of one row of table {@code hits}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE hits SET hits = hits + ? WHERE page = ? AND shard = ? AND
   * day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void countIn(String page, int shard, LocalDate day, long hits) {
    runtime.await(
        countIn.update(
            countIn.rowChange()
                .key(Signals_HitsMapping.PAGE, page)
                .key(Signals_HitsMapping.SHARD, shard)
                .key(Signals_HitsMapping.DAY, day)
                .increment(Signals_HitsMapping.HITS, hits)
                .row()));
  }

  /**
   * Increments the counters of one row by the amounts of a patch, in table {@code hits}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE hits SET ... WHERE page = ? AND shard = ? AND day = ?}.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void change(Signals_HitsPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Reads the {@code Hits} rows with the given {@code page}, {@code day} from table {@code hits}.
   * The rows of all partitions are merged in their stored order.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM hits WHERE page = ? AND shard = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Signals.Hits> of(String page, LocalDate day) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Signals_HitsMapping.PAGE, page),
                AnyOf.below(4),
                of.key(Signals_HitsMapping.DAY, day))
            .list());
  }

  /**
   * Computes {@code sum(hits)} of the {@code Hits} rows with the given {@code page}, {@code day}
   * in table {@code hits}.
   *
   * <p>Cost: 4 partitions, 4 requests.
   *
   * <p>CQL on a cluster: {@code SELECT page, shard, day, hits FROM hits WHERE page = ? AND shard
   * = ? AND day = ?}.
   *
   * <p>The store returns the values of the rows, and the program computes the result: 1 request
   * for each page, and memory holds one page.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public long total(String page, LocalDate day) {
    return runtime.awaitRead(
        total
            .select(
                total.key(Signals_HitsMapping.PAGE, page),
                AnyOf.below(4),
                total.key(Signals_HitsMapping.DAY, day))
            .aggregate(Aggregate.sum(Signals_HitsMapping.HITS)));
  }
}
