package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.Range;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.query.PartitionOrder;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Logs.ViewCounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanLogs_ViewCounts implements Logs.ViewCounts {
  private final DaoRuntime<Logs.Views> runtime;

  private final DaoRuntime<Logs.Views> count;

  private final KeyedRead<Logs.Views> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanLogs_ViewCounts(Rowan rowan) {
    this.runtime = rowan.runtime(Logs_ViewsMapping.INSTANCE);
    this.count = runtime.attributedTo("ViewCounts.count", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE views SET views = views + ? WHERE page = ? AND month = ? AND hour = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("ViewCounts.of", Logs_ViewsMapping.TABLE).inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM views WHERE page = ? AND month = ? AND hour >= ? AND hour <= ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Increments {@code views} of one row of table {@code views}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE views SET views = views + ? WHERE page = ? AND month = ?
   * AND hour = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void count(String page, Instant hour, long views) {
    runtime.await(
        count.update(
            count.rowChange()
                .key(Logs_ViewsMapping.PAGE, page)
                .key(Logs_ViewsMapping.MONTH_OF_HOUR, hour)
                .key(Logs_ViewsMapping.HOUR, hour)
                .increment(Logs_ViewsMapping.VIEWS, views)
                .row()));
  }

  /**
   * Reads the {@code Views} rows with the given {@code page}, and with {@code hour} in the given
   * range from table {@code views}. The rows are in their stored order; a bucket is read when its
   * rows are needed.
   *
   * <p>Cost: 1 partition, 1 request, for each value of month.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM views WHERE page = ? AND month = ? AND hour >= ?
   * AND hour <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Logs.Views> of(String page, Range<Instant> hour) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Logs_ViewsMapping.PAGE, page),
                of.buckets(Logs_ViewsMapping.MONTH_OF_HOUR, hour))
            .range(of.rangeOf(Logs_ViewsMapping.HOUR, hour))
            .list());
  }
}
