package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Music.Takes} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMusic_Takes implements Music.Takes {
  private final DaoRuntime<Music.Take> runtime;

  private final DaoRuntime<Music.Take> save;

  private final DaoRuntime<Music.Take> change;

  private final DaoRuntime<Music.Take> tryTo;

  private final DaoRuntime<Music.Take> tell;

  private final KeyedRead<Music.Take> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMusic_Takes(Rowan rowan) {
    rowan.requireConditionalWrites(Music_TakeMapping.INSTANCE);
    this.runtime = rowan.runtime(Music_TakeMapping.INSTANCE);
    this.save =
        runtime.attributedTo("Takes.save", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.change =
        runtime.attributedTo("Takes.change", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.tryTo =
        runtime.attributedTo("Takes.tryTo", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.tell =
        runtime.attributedTo("Takes.tell", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Takes.find", Music_TakeMapping.TABLE)
                .as("SELECT ... FROM take WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Take} as a row of table {@code take}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public void save(Music.Take take) {
    runtime.await(save.orThrow().insertIfNotExists(take, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Take} in table {@code take}, if the row has the
   * given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public void change(Music_TakePatch patch) {
    runtime.await(change.orThrow().updateVersion(patch));
  }

  /**
   * Applies a patch to the row of one {@code Take} in table {@code take}, if the row has the
   * given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public boolean tryTo(Music_TakePatch patch) {
    return runtime.await(tryTo.returningApplied().updateVersion(patch));
  }

  /**
   * Applies a patch to the row of one {@code Take} in table {@code take}, if the row has the
   * given {@code version}, which the write increments.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<Applied<Music.Take>> tell(Music_TakePatch patch) {
    return tell.returningCurrentRow().updateVersion(patch);
  }

  /**
   * Reads the {@code Take} with the given {@code id} from table {@code take}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM take WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Music.Take find(String id) {
    return runtime.awaitRead(
        find
            .select(find.key(Music_TakeMapping.ID, id))
            .one());
  }
}
