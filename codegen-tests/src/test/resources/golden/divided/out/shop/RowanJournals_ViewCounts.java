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
import java.time.YearMonth;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Journals.ViewCounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanJournals_ViewCounts implements Journals.ViewCounts {
  private final DaoRuntime<Journals.Views> runtime;

  private final DaoRuntime<Journals.Views> count;

  private final KeyedRead<Journals.Views> of;

  private final KeyedRead<Journals.Views> ofMonth;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanJournals_ViewCounts(Rowan rowan) {
    this.runtime = rowan.runtime(Journals_ViewsMapping.INSTANCE);
    this.count = runtime.attributedTo("ViewCounts.count", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE views SET views = views + ? WHERE page = ? AND month = ? AND hour = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("ViewCounts.of", Journals_ViewsMapping.TABLE).inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM views WHERE page = ? AND month = ? AND hour >= ? AND hour <= ?", PlannedRequests.UNKNOWN));
    this.ofMonth = runtime.keyedRead(
            ReadPlan.direct("ViewCounts.ofMonth", Journals_ViewsMapping.TABLE)
                .as("SELECT ... FROM views WHERE page = ? AND month = ?", PlannedRequests.of(1)));
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
                .key(Journals_ViewsMapping.PAGE, page)
                .key(Journals_ViewsMapping.MONTH_OF_HOUR, hour)
                .key(Journals_ViewsMapping.HOUR, hour)
                .increment(Journals_ViewsMapping.VIEWS, views)
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
  public List<Journals.Views> of(String page, Range<Instant> hour) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Journals_ViewsMapping.PAGE, page),
                of.buckets(Journals_ViewsMapping.MONTH_OF_HOUR, hour))
            .range(of.rangeOf(Journals_ViewsMapping.HOUR, hour))
            .list());
  }

  /**
   * Reads the {@code Views} rows with the given {@code page}, {@code month} from table {@code
   * views}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM views WHERE page = ? AND month = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Journals.Views> ofMonth(String page, YearMonth month) {
    return runtime.awaitRead(
        ofMonth
            .select(
                ofMonth.key(Journals_ViewsMapping.PAGE, page),
                ofMonth.key(Journals_ViewsMapping.MONTH, month))
            .list());
  }
}
