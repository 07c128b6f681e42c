package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Signals.Hits}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_HitsPatch extends EntityPatch<Signals.Hits> {
  private Signals_HitsPatch(PatchStart<Signals.Hits> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Signals_HitsPatch of(String page, int shard, LocalDate day) {
    return new Signals_HitsPatch(
        PatchStart.of(
            Signals_HitsMapping.INSTANCE,
            Signals_HitsMapping.PAGE.encodeKey(page),
            Signals_HitsMapping.SHARD.encodeKey(shard),
            Signals_HitsMapping.DAY.encodeKey(day)));
  }

  /** Increments {@code hits} by the given amount. */
  public Signals_HitsPatch incrementHits(long hits) {
    increment(Signals_HitsMapping.HITS, hits);
    return this;
  }
}
