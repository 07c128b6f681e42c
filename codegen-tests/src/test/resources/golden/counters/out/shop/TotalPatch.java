package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Total}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class TotalPatch extends EntityPatch<Total> {
  private TotalPatch(PatchStart<Total> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static TotalPatch of(String page, LocalDate day) {
    return new TotalPatch(
        PatchStart.of(
            TotalMapping.INSTANCE,
            TotalMapping.PAGE.encodeKey(page),
            TotalMapping.DAY.encodeKey(day)));
  }

  /** Increments {@code views} by the given amount. */
  public TotalPatch incrementViews(long views) {
    increment(TotalMapping.VIEWS, views);
    return this;
  }

  /** Increments {@code likes} by the given amount. */
  public TotalPatch incrementLikes(long likes) {
    increment(TotalMapping.LIKES, likes);
    return this;
  }
}
