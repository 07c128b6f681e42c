package shop;

import dev.rowan.Rowan;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** {@link Music.Played} over a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
@Singleton
public final class RowanMusic_Played implements Music.Played {
  private final DaoRuntime<Music.Plays> runtime;

  private final DaoRuntime<Music.Plays> count;

  private final KeyedRead<Music.Plays> find;

  /** Makes the DAO; its tables are there when this returns. */
  @Inject
  public RowanMusic_Played(Rowan rowan) {
    this.runtime = rowan.runtime(Music_PlaysMapping.INSTANCE);
    this.count = runtime.attributedTo("Played.count");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Played.find", Music_PlaysMapping.TABLE));
  }

  /**
   * Adds what a patch says to counters of a row of {@code plays}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>A patch that changes nothing is not written, and counts as applied.
   *
   * <p>On the embedded store this is one atomic unit: whoever else writes, and whenever the
   * process stops, all of it is there or nothing.
   *
   * <p>On a cluster increments of several writers add up; what failed without an answer may have
   * been applied, and a repetition may count twice.
   */
  @Override
  public void count(Music_PlaysPatch patch) {
    runtime.await(count.update(patch));
  }

  /**
   * Reads table {@code plays} with this {@code song}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>A row that somebody writes meanwhile is seen as it was or as it will be, never in between.
   */
  @Override
  public Music.Plays find(String song) {
    return runtime.awaitRead(
        find
            .select(Music_PlaysMapping.SONG.encodeKey(song))
            .one());
  }
}
