package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Pages.OfDay}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfDayPatch extends EntityPatch<Pages.OfDay> {
  private Pages_OfDayPatch(PatchStart<Pages.OfDay> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Pages_OfDayPatch of(String page, LocalDate day, String country) {
    return new Pages_OfDayPatch(
        PatchStart.of(
            Pages_OfDayMapping.INSTANCE,
            Pages_OfDayMapping.PAGE.encodeKey(page),
            Pages_OfDayMapping.DAY.encodeKey(day),
            Pages_OfDayMapping.COUNTRY.encodeKey(country)));
  }

  /** Increments {@code views} by the given amount. */
  public Pages_OfDayPatch incrementViews(long views) {
    increment(Pages_OfDayMapping.VIEWS, views);
    return this;
  }

  /** Increments {@code shares} by the given amount. */
  public Pages_OfDayPatch incrementShares(long shares) {
    increment(Pages_OfDayMapping.SHARES, shares);
    return this;
  }
}
