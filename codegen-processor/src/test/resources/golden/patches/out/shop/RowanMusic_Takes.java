package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.query.Applied;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.NullUnmarked;

/** {@link Music.Takes} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanMusic_Takes implements Music.Takes {
  private final DaoRuntime<Music.Take> runtime;

  private final DaoRuntime<Music.Take> save;

  private final DaoRuntime<Music.Take> change;

  private final DaoRuntime<Music.Take> tryTo;

  private final DaoRuntime<Music.Take> tell;

  private final KeyedRead<Music.Take> find;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanMusic_Takes(Rowan rowan) {
    this.runtime = rowan.runtime(Music_TakeMapping.INSTANCE).needingConditionalWrites();
    this.save = runtime.attributedTo("Takes.save");
    this.change = runtime.attributedTo("Takes.change");
    this.tryTo = runtime.attributedTo("Takes.tryTo");
    this.tell = runtime.attributedTo("Takes.tell");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Takes.find", Music_TakeMapping.TABLE));
  }

  /**
   * Writes a row of {@code take}, if it does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public void save(Music.Take take) {
    runtime.await(save.orThrow().insertIfNotExists(take, Nulls.UNSET));
  }

  /**
   * Writes what a patch changes of a row of {@code take}, if it has this {@code version}, which
   * is counted up.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public void change(Music_TakePatch patch) {
    runtime.await(change.orThrow().updateVersion(patch));
  }

  /**
   * Writes what a patch changes of a row of {@code take}, if it has this {@code version}, which
   * is counted up.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   */
  @Override
  public boolean tryTo(Music_TakePatch patch) {
    return runtime.await(tryTo.returningApplied().updateVersion(patch));
  }

  /**
   * Writes what a patch changes of a row of {@code take}, if it has this {@code version}, which
   * is counted up.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the replicas agree on one of several writers; what failed without an answer
   * may have been applied, and a repetition then meets its own row.
   *
   * <p>An argument that cannot be a value is rejected at once by an exception; what fails later
   * completes the stage.
   */
  @Override
  public CompletionStage<Applied<Music.Take>> tell(Music_TakePatch patch) {
    return tell.returningCurrentRow().updateVersion(patch);
  }

  /**
   * Reads table {@code take} with this {@code id}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Music.Take find(String id) {
    return runtime.awaitRead(
        find
            .select(Music_TakeMapping.ID.encodeKey(id))
            .one());
  }
}
