package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Stamps} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanStamps implements Stamps {
  private final DaoRuntime<Stamp> runtime;

  private final DaoRuntime<Stamp> saveList;

  private final DaoRuntime<Stamp> saveSet;

  private final KeyedRead<Stamp> in;

  private final DaoRuntime<Stamp> saveAll;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanStamps(Rowan rowan) {
    this.runtime = rowan.runtime(StampMapping.INSTANCE);
    this.saveList = runtime.attributedTo("Stamps.saveList", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO stamp (...) VALUES (...)");
    this.saveSet = runtime.attributedTo("Stamps.saveSet", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO stamp (...) VALUES (...)");
    this.in = runtime.keyedRead(
            ReadPlan.direct("Stamps.in", StampMapping.TABLE)
                .as("SELECT ... FROM stamp WHERE album = ?", PlannedRequests.of(1)));
    this.saveAll = runtime.attributedTo("Stamps.saveAll", CallKind.WRITE, PlannedRequests.UNKNOWN,
            "INSERT INTO stamp (...) VALUES (...)");
  }

  /**
   * Inserts each {@code Stamp} of a collection as a row of table {@code stamp}.
   *
   * <p>Cost: 1 row written for each element of stamps, in 1 request for up to 32 rows of one
   * partition.
   *
   * <p>CQL on a cluster: {@code INSERT INTO stamp (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void saveList(List<Stamp> stamps, WriteOptions options) {
    runtime.await(saveList.with(options).insertAll(stamps, Nulls.UNSET));
  }

  /**
   * Inserts each {@code Stamp} of a collection as a row of table {@code stamp}.
   *
   * <p>Cost: 1 row written for each element of stamps, in 1 request for up to 32 rows of one
   * partition.
   *
   * <p>CQL on a cluster: {@code INSERT INTO stamp (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Void> saveSet(Set<Stamp> stamps) {
    return saveSet.insertAll(stamps, Nulls.DELETE).thenAccept(applied -> {});
  }

  /**
   * Reads the {@code Stamp} rows with the given {@code album} from table {@code stamp}. The rows
   * are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM stamp WHERE album = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Stamp> in(String album) {
    return runtime.awaitRead(
        in
            .select(in.key(StampMapping.ALBUM, album))
            .list());
  }

  /**
   * Inserts each {@code Stamp} of a collection as a row of table {@code stamp}.
   *
   * <p>Cost: 1 row written for each element of all, in 1 request for up to 32 rows of one
   * partition.
   *
   * <p>CQL on a cluster: {@code INSERT INTO stamp (...) VALUES (...)}.
   *
   * <p>The call is not atomic: it sends several requests, up to 64 of them at the same time. A
   * failure after a part of them is an {@code OutcomeUnknownException} (RUN-31) with the number
   * of the written rows. A repeated call writes all of them. Of two entities with one key, the
   * later one stays. For an atomic batch, pass the {@code Write} of each entity to {@code
   * rowan.commit}.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void saveAll(Collection<Stamp> all) {
    runtime.await(saveAll.insertAll(all, Nulls.UNSET));
  }
}
