package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Pages.OfWeek}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_OfWeekPatch extends EntityPatch<Pages.OfWeek> {
  private Pages_OfWeekPatch(PatchStart<Pages.OfWeek> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Pages_OfWeekPatch of(String page, LocalDate week) {
    return new Pages_OfWeekPatch(
        PatchStart.of(
            Pages_OfWeekMapping.INSTANCE,
            Pages_OfWeekMapping.PAGE.encodeKey(page),
            Pages_OfWeekMapping.WEEK.encodeKey(week)));
  }

  /** Increments {@code visits} by the given amount. */
  public Pages_OfWeekPatch incrementVisits(long visits) {
    increment(Pages_OfWeekMapping.VISITS, visits);
    return this;
  }
}
