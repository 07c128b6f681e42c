package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Totals} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanTotals implements Totals {
  private final DaoRuntime<Total> runtime;

  private final DaoRuntime<Total> viewed;

  private final DaoRuntime<Total> seen;

  private final DaoRuntime<Total> watched;

  private final DaoRuntime<Total> add;

  private final DaoRuntime<Total> drop;

  private final DaoRuntime<Total> drop_2;

  private final KeyedRead<Total> find;

  private final KeyedRead<Total> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanTotals(Rowan rowan) {
    this.runtime = rowan.runtime(TotalMapping.INSTANCE);
    this.viewed = runtime.attributedTo("Totals.viewed", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE total SET views = views + ? WHERE page = ? AND day = ?");
    this.seen = runtime.attributedTo("Totals.seen", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE total SET views = views + ?, likes = likes + ? WHERE page = ? AND day = ?");
    this.watched = runtime.attributedTo("Totals.watched", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE total SET views = views + ? WHERE page = ? AND day = ?");
    this.add = runtime.attributedTo("Totals.add", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE total SET ... WHERE page = ? AND day = ?");
    this.drop = runtime.attributedTo("Totals.drop", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM total WHERE page = ?");
    this.drop_2 = runtime.attributedTo("Totals.drop", CallKind.WRITE, PlannedRequests.of(1),
            "DELETE FROM total WHERE page = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Totals.find", TotalMapping.TABLE)
                .as("SELECT ... FROM total WHERE page = ? AND day = ?", PlannedRequests.of(1)));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Totals.of", TotalMapping.TABLE)
                .as("SELECT ... FROM total WHERE page = ?", PlannedRequests.of(1)));
  }

  /**
   * Increments {@code views} of one row of table {@code total}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE total SET views = views + ? WHERE page = ? AND day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void viewed(String page, LocalDate day, long views) {
    runtime.await(
        viewed.update(
            viewed.rowChange()
                .key(TotalMapping.PAGE, page)
                .key(TotalMapping.DAY, day)
                .increment(TotalMapping.VIEWS, views)
                .row()));
  }

  /**
   * Increments {@code views}, {@code likes} of one row of table {@code total}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE total SET views = views + ?, likes = likes + ? WHERE page
   * = ? AND day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> seen(String page, LocalDate day, long views, long likes) {
    return seen.update(
        seen.rowChange()
            .key(TotalMapping.PAGE, page)
            .key(TotalMapping.DAY, day)
            .increment(TotalMapping.VIEWS, views)
            .increment(TotalMapping.LIKES, likes)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Increments {@code views} of one row of table {@code total}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE total SET views = views + ? WHERE page = ? AND day = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   *
   * <p>Options with a TTL or a timestamp are refused (RUN-22), as Cassandra has neither for
   * counters.
   */
  @Override
  public void watched(String page, LocalDate day, long views, WriteOptions options) {
    runtime.await(
        watched.with(options).update(
            watched.rowChange()
                .key(TotalMapping.PAGE, page)
                .key(TotalMapping.DAY, day)
                .increment(TotalMapping.VIEWS, views)
                .row()));
  }

  /**
   * Increments the counters of one row by the amounts of a patch, in table {@code total}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE total SET ... WHERE page = ? AND day = ?}.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   *
   * <p>Options with a TTL or a timestamp are refused (RUN-22), as Cassandra has neither for
   * counters.
   */
  @Override
  public void add(TotalPatch patch, WriteOptions options) {
    runtime.await(add.with(options).update(patch));
  }

  /**
   * Deletes every {@code Total} with the given {@code page} from table {@code total}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM total WHERE page = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void drop(String page) {
    runtime.await(drop.deleteByKey(drop.key(TotalMapping.PAGE, page)));
  }

  /**
   * Deletes every {@code Total} with the given {@code page} from table {@code total}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM total WHERE page = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>Options with a TTL or a timestamp are refused (RUN-22), as Cassandra has neither for
   * counters.
   */
  @Override
  public void drop(String page, WriteOptions options) {
    runtime.await(drop_2.with(options).deleteByKey(drop_2.key(TotalMapping.PAGE, page)));
  }

  /**
   * Reads the {@code Total} with the given {@code page}, {@code day} from table {@code total}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM total WHERE page = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Total> find(String page, LocalDate day) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(TotalMapping.PAGE, page),
                find.key(TotalMapping.DAY, day)));
  }

  /**
   * Reads the {@code Total} rows with the given {@code page} from table {@code total}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM total WHERE page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Total> of(String page) {
    return runtime.awaitRead(
        of
            .select(of.key(TotalMapping.PAGE, page))
            .list());
  }
}
