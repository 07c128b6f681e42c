package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Tally}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class TallyPatch extends EntityPatch<Tally> {
  private TallyPatch(PatchStart<Tally> start) {
    super(start);
  }

  /** Starts a patch of the row of a key, that changes nothing yet. */
  public static TallyPatch of(String page, LocalDate day) {
    return new TallyPatch(
        PatchStart.of(
            TallyMapping.INSTANCE,
            TallyMapping.PAGE.encodeKey(page),
            TallyMapping.DAY.encodeKey(day)));
  }

  /** Adds to {@code views}. */
  public TallyPatch incrementViews(long views) {
    increment(TallyMapping.VIEWS, views);
    return this;
  }

  /** Adds to {@code likes}. */
  public TallyPatch incrementLikes(long likes) {
    increment(TallyMapping.LIKES, likes);
    return this;
  }
}
