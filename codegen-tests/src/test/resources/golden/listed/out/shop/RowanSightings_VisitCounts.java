package shop;

import dev.rowan.Rowan;
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

/** Implements {@link Sightings.VisitCounts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanSightings_VisitCounts implements Sightings.VisitCounts {
  private final DaoRuntime<Sightings.Visits> runtime;

  private final DaoRuntime<Sightings.Visits> count;

  private final KeyedRead<Sightings.Visits> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanSightings_VisitCounts(Rowan rowan) {
    this.runtime = rowan.runtime(Sightings_VisitsMapping.INSTANCE);
    this.count = runtime.attributedTo("VisitCounts.count", CallKind.WRITE, PlannedRequests.of(2),
            "UPDATE visits SET visits = visits + ? WHERE page = ? AND years = ? AND hour = ?");
    this.of = runtime.keyedRead(
            ReadPlan.direct("VisitCounts.of", Sightings_VisitsMapping.TABLE).inOrder(PartitionOrder.ASCENDING, 1)
                .as("SELECT ... FROM visits WHERE page = ? AND years = ?", PlannedRequests.UNKNOWN));
  }

  /**
   * Increments {@code visits} of one row of table {@code visits}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE visits SET visits = visits + ? WHERE page = ? AND years =
   * ? AND hour = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   *
   * <p>Before the first row of a bucket, and again after ten minutes, one more request writes the
   * bucket to {@code visits_buckets}.
   */
  @Override
  public void count(String page, Instant hour, long visits) {
    runtime.await(
        count.update(
            count.rowChange()
                .key(Sightings_VisitsMapping.PAGE, page)
                .key(Sightings_VisitsMapping.YEARS_OF_HOUR, hour)
                .key(Sightings_VisitsMapping.HOUR, hour)
                .increment(Sightings_VisitsMapping.VISITS, visits)
                .row()));
  }

  /**
   * Reads the {@code Visits} rows with the given {@code page} from table {@code visits}. The rows
   * are in their stored order; a bucket is read when its rows are needed. The buckets are those
   * of the list {@code visits_buckets}.
   *
   * <p>Cost: 1 partition, 1 request, for each bucket that is needed, and 1 request for the list
   * of buckets.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM visits WHERE page = ? AND years = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Sightings.Visits> of(String page) {
    return runtime.awaitRead(
        of
            .select(
                of.key(Sightings_VisitsMapping.PAGE, page),
                of.walk(Sightings_VisitsMapping.YEARS_OF_HOUR))
            .list());
  }
}
