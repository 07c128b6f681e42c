package shop;

import dev.rowan.Rowan;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Music.Played} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanMusic_Played implements Music.Played {
  private final DaoRuntime<Music.Plays> runtime;

  private final DaoRuntime<Music.Plays> count;

  private final KeyedRead<Music.Plays> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanMusic_Played(Rowan rowan) {
    this.runtime = rowan.runtime(Music_PlaysMapping.INSTANCE);
    this.count = runtime.attributedTo("Played.count", CallKind.WRITE, PlannedRequests.of(1),
            "UPDATE plays SET ... WHERE song = ?");
    this.find = runtime.keyedRead(
            ReadPlan.direct("Played.find", Music_PlaysMapping.TABLE)
                .as("SELECT ... FROM plays WHERE song = ?", PlannedRequests.of(1)));
  }

  /**
   * Increments the counters of one row by the amounts of a patch, in table {@code plays}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code UPDATE plays SET ... WHERE song = ?}.
   *
   * <p>A patch without changes is not written, and counts as applied.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the increment may have been applied. Increments
   * of concurrent writers add up. A retry may count twice.
   */
  @Override
  public void count(Music_PlaysPatch patch) {
    runtime.await(count.update(patch));
  }

  /**
   * Reads the {@code Plays} with the given {@code song} from table {@code plays}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM plays WHERE song = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Music.Plays find(String song) {
    return runtime.awaitRead(
        find
            .select(find.key(Music_PlaysMapping.SONG, song))
            .one());
  }
}
