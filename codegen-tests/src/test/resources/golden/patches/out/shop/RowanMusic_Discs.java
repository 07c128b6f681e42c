package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.WriteOptions;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Music.Discs} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMusic_Discs implements Music.Discs {
  private final DaoRuntime<Music.Disc> runtime;

  private final DaoRuntime<Music.Disc> save;

  private final DaoRuntime<Music.Disc> change;

  private final DaoRuntime<Music.Disc> changeIfThere;

  private final DaoRuntime<Music.Disc> tellIfThere;

  private final KeyedRead<Music.Disc> in;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMusic_Discs(Rowan rowan) {
    rowan.requireConditionalWrites(Music_DiscMapping.INSTANCE);
    this.runtime = rowan.runtime(Music_DiscMapping.INSTANCE);
    this.save = runtime.attributedTo("Discs.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO disc (...) VALUES (...)");
    this.change = runtime.attributedTo("Discs.change", CallKind.WRITE, PlannedRequests.of(1));
    this.changeIfThere =
        runtime.attributedTo("Discs.changeIfThere", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.tellIfThere =
        runtime.attributedTo("Discs.tellIfThere", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(2));
    this.in = runtime.keyedRead(
            ReadPlan.direct("Discs.in", Music_DiscMapping.TABLE)
                .as("SELECT ... FROM disc WHERE box = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Disc} as a row of table {@code disc}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO disc (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Music.Disc disc) {
    runtime.await(save.insert(disc, Nulls.UNSET));
  }

  /**
   * Applies a patch to the row of one {@code Disc} in table {@code disc}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void change(Music_DiscPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Applies a patch to the row of one {@code Disc} in table {@code disc}, if the row exists.
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
  public boolean changeIfThere(Music_DiscPatch patch) {
    return runtime.await(changeIfThere.returningApplied().update(patch));
  }

  /**
   * Applies a patch to the row of one {@code Disc} in table {@code disc}, if the row exists.
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
  public Applied<Music.Disc> tellIfThere(Music_DiscPatch patch, WriteOptions options) {
    return runtime.await(tellIfThere.with(options).returningCurrentRow().update(patch));
  }

  /**
   * Reads the {@code Disc} rows with the given {@code box} from table {@code disc}. The rows are
   * in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM disc WHERE box = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Music.Disc> in(String box) {
    return runtime.awaitRead(
        in
            .select(in.key(Music_DiscMapping.BOX, box))
            .list());
  }
}
