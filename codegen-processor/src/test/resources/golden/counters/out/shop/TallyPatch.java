package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Tally}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class TallyPatch extends EntityPatch<Tally> {
  private TallyPatch(PatchStart<Tally> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static TallyPatch of(String page, LocalDate day) {
    return new TallyPatch(
        PatchStart.of(
            TallyMapping.INSTANCE,
            TallyMapping.PAGE.encodeKey(page),
            TallyMapping.DAY.encodeKey(day)));
  }

  /** Increments {@code views} by the given amount. */
  public TallyPatch incrementViews(long views) {
    increment(TallyMapping.VIEWS, views);
    return this;
  }

  /** Increments {@code likes} by the given amount. */
  public TallyPatch incrementLikes(long likes) {
    increment(TallyMapping.LIKES, likes);
    return this;
  }
}
