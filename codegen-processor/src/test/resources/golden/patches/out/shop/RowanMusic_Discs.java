package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.query.Applied;
import dev.rowan.query.WriteOptions;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** {@link Music.Discs} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanMusic_Discs implements Music.Discs {
  private final DaoRuntime<Music.Disc> runtime;

  private final DaoRuntime<Music.Disc> save;

  private final DaoRuntime<Music.Disc> change;

  private final DaoRuntime<Music.Disc> changeIfThere;

  private final DaoRuntime<Music.Disc> tellIfThere;

  private final KeyedRead<Music.Disc> in;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanMusic_Discs(Rowan rowan) {
    this.runtime = rowan.runtime(Music_DiscMapping.INSTANCE).needingConditionalWrites();
    this.save = runtime.attributedTo("Discs.save");
    this.change = runtime.attributedTo("Discs.change");
    this.changeIfThere = runtime.attributedTo("Discs.changeIfThere");
    this.tellIfThere = runtime.attributedTo("Discs.tellIfThere");
    this.in = runtime.keyedRead(
            ReadPlan.direct("Discs.in", Music_DiscMapping.TABLE));
  }

  /**
   * Writes a row of {@code disc}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void save(Music.Disc disc) {
    runtime.await(save.insert(disc, Nulls.UNSET));
  }

  /**
   * Writes what a patch changes of a row of {@code disc}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster the later of two writers wins column by column; what failed without an answer
   * may have been applied, and a repetition does no harm.
   */
  @Override
  public void change(Music_DiscPatch patch) {
    runtime.await(change.update(patch));
  }

  /**
   * Writes what a patch changes of a row of {@code disc}, if it exists.
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
  public boolean changeIfThere(Music_DiscPatch patch) {
    return runtime.await(changeIfThere.returningApplied().updateIfExists(patch));
  }

  /**
   * Writes what a patch changes of a row of {@code disc}, if it exists.
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
  public Applied<Music.Disc> tellIfThere(Music_DiscPatch patch, WriteOptions options) {
    return runtime.await(tellIfThere.with(options).returningCurrentRow().updateIfExists(patch));
  }

  /**
   * Reads table {@code disc} with this {@code box}, in its stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public List<Music.Disc> in(String box) {
    return runtime.awaitRead(
        in
            .select(Music_DiscMapping.BOX.encodeKey(box))
            .list());
  }
}
