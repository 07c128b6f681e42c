package shop;

import dev.rowan.Rowan;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
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

/** Implements {@link Tallies} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public final class RowanTallies implements Tallies {
  private final DaoRuntime<Tally> runtime;

  private final DaoRuntime<Tally> viewed;

  private final DaoRuntime<Tally> seen;

  private final DaoRuntime<Tally> watched;

  private final DaoRuntime<Tally> add;

  private final DaoRuntime<Tally> drop;

  private final DaoRuntime<Tally> drop_2;

  private final KeyedRead<Tally> find;

  private final KeyedRead<Tally> of;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanTallies(Rowan rowan) {
    this.runtime = rowan.runtime(TallyMapping.INSTANCE);
    this.viewed = runtime.attributedTo("Tallies.viewed", CallKind.WRITE,
            "UPDATE tally SET views = views + ? WHERE page = ? AND day = ?");
    this.seen = runtime.attributedTo("Tallies.seen", CallKind.WRITE,
            "UPDATE tally SET views = views + ?, likes = likes + ? WHERE page = ? AND day = ?");
    this.watched = runtime.attributedTo("Tallies.watched", CallKind.WRITE,
            "UPDATE tally SET views = views + ? WHERE page = ? AND day = ?");
    this.add = runtime.attributedTo("Tallies.add", CallKind.WRITE,
            "UPDATE tally SET ... WHERE page = ? AND day = ?");
    this.drop = runtime.attributedTo("Tallies.drop", CallKind.WRITE,
            "DELETE FROM tally WHERE page = ?");
    this.drop_2 = runtime.attributedTo("Tallies.drop", CallKind.WRITE,
            "DELETE FROM tally WHERE page = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Tallies.find", TallyMapping.TABLE)
                .as("SELECT ... FROM tally WHERE page = ? AND day = ?"));
    this.of = runtime.keyedRead(
            ReadPlan.direct("Tallies.of", TallyMapping.TABLE)
                .as("SELECT ... FROM tally WHERE page = ?"));
  }

  /**
   * Increments {@code views} of one row of table {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE tally SET views = views + ? WHERE page = ? AND day = ?}.
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
                .key(TallyMapping.PAGE, page)
                .key(TallyMapping.DAY, day)
                .increment(TallyMapping.VIEWS, views)
                .row()));
  }

  /**
   * Increments {@code views}, {@code likes} of one row of table {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE tally SET views = views + ?, likes = likes + ? WHERE page
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
            .key(TallyMapping.PAGE, page)
            .key(TallyMapping.DAY, day)
            .increment(TallyMapping.VIEWS, views)
            .increment(TallyMapping.LIKES, likes)
            .row())
        .thenAccept(applied -> {});
  }

  /**
   * Increments {@code views} of one row of table {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE tally SET views = views + ? WHERE page = ? AND day = ?}.
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
                .key(TallyMapping.PAGE, page)
                .key(TallyMapping.DAY, day)
                .increment(TallyMapping.VIEWS, views)
                .row()));
  }

  /**
   * Increments the counters of one row by the amounts of a patch, in table {@code tally}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE tally SET ... WHERE page = ? AND day = ?}.
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
  public void add(TallyPatch patch, WriteOptions options) {
    runtime.await(add.with(options).update(patch));
  }

  /**
   * Deletes every {@code Tally} with the given {@code page} from table {@code tally}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM tally WHERE page = ?}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void drop(String page) {
    runtime.await(drop.deleteByKey(drop.key(TallyMapping.PAGE, page)));
  }

  /**
   * Deletes every {@code Tally} with the given {@code page} from table {@code tally}.
   *
   * <p>Cost: 1 range deleted, in 1 request.
   *
   * <p>CQL on a cluster: {@code DELETE FROM tally WHERE page = ?}.
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
    runtime.await(drop_2.with(options).deleteByKey(drop_2.key(TallyMapping.PAGE, page)));
  }

  /**
   * Reads the {@code Tally} with the given {@code page}, {@code day} from table {@code tally}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM tally WHERE page = ? AND day = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Tally> find(String page, LocalDate day) {
    return runtime.awaitRead(
        find
            .optional(
                find.key(TallyMapping.PAGE, page),
                find.key(TallyMapping.DAY, day)));
  }

  /**
   * Reads the {@code Tally} rows with the given {@code page} from table {@code tally}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM tally WHERE page = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Tally> of(String page) {
    return runtime.awaitRead(
        of
            .select(of.key(TallyMapping.PAGE, page))
            .list());
  }
}
