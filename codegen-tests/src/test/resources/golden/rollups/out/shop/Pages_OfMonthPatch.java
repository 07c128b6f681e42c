package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Pages.OfMonth}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfMonthPatch extends EntityPatch<Pages.OfMonth> {
  private Pages_OfMonthPatch(PatchStart<Pages.OfMonth> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Pages_OfMonthPatch of(String page, Instant month) {
    return new Pages_OfMonthPatch(
        PatchStart.of(
            Pages_OfMonthMapping.INSTANCE,
            Pages_OfMonthMapping.PAGE.encodeKey(page),
            Pages_OfMonthMapping.MONTH.encodeKey(month)));
  }

  /** Increments {@code shares} by the given amount. */
  public Pages_OfMonthPatch incrementShares(long shares) {
    increment(Pages_OfMonthMapping.SHARES, shares);
    return this;
  }
}
