package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Pages.OfMinute}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfMinutePatch extends EntityPatch<Pages.OfMinute> {
  private Pages_OfMinutePatch(PatchStart<Pages.OfMinute> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Pages_OfMinutePatch of(String page, Instant minute) {
    return new Pages_OfMinutePatch(
        PatchStart.of(
            Pages_OfMinuteMapping.INSTANCE,
            Pages_OfMinuteMapping.PAGE.encodeKey(page),
            Pages_OfMinuteMapping.HOUR_OF_MINUTE.encodeKey(minute),
            Pages_OfMinuteMapping.MINUTE.encodeKey(minute)));
  }

  /** Increments {@code views} by the given amount. */
  public Pages_OfMinutePatch incrementViews(long views) {
    increment(Pages_OfMinuteMapping.VIEWS, views);
    return this;
  }
}
