package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Chart.Charts} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanChart_Charts implements Chart.Charts {
  private final DaoRuntime<Chart> runtime;

  private final DaoRuntime<Chart> save;

  private final DaoRuntime<Chart> rename;

  private final KeyedRead<Chart> find;

  private final KeyedRead<int[]> counts;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanChart_Charts(Rowan rowan) {
    this.runtime = rowan.runtime(ChartMapping.INSTANCE);
    this.save = runtime.attributedTo("Charts.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO chart (...) VALUES (...)");
    this.rename = runtime.attributedTo("Charts.rename", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE chart SET names = ? WHERE id = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Charts.find", ChartMapping.TABLE)
                .as("SELECT ... FROM chart WHERE id = ?", PlannedRequests.of(1)));
    this.counts = runtime.keyedRead(
            ReadPlan.direct("Charts.counts", ChartMapping.TABLE)
                .as("SELECT id, counts FROM chart WHERE id = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChartMapping.COUNTS),
                ChartMapping.COUNTS::decode));
  }

  /**
   * Inserts one {@code Chart} as a row of table {@code chart}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO chart (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Chart chart) {
    runtime.await(save.insert(chart, Nulls.UNSET));
  }

  /**
   * Updates {@code names} of one row of table {@code chart}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE chart SET names = ? WHERE id = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void rename(int id, String[] names) {
    runtime.await(
        rename.update(
            rename.rowChange()
                .key(ChartMapping.ID, id)
                .set(ChartMapping.NAMES, names)
                .row()));
  }

  /**
   * Reads the {@code Chart} with the given {@code id} from table {@code chart}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM chart WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Chart> find(int id) {
    return runtime.awaitRead(
        find
            .optional(find.key(ChartMapping.ID, id)));
  }

  /**
   * Reads {@code counts} of the {@code Chart} with the given {@code id} from table {@code chart}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT id, counts FROM chart WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public int[] counts(int id) {
    return runtime.awaitRead(
        counts
            .select(counts.key(ChartMapping.ID, id))
            .value());
  }
}
