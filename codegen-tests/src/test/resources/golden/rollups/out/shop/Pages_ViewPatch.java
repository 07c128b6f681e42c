package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Pages.View}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Pages_ViewPatch extends EntityPatch<Pages.View> {
  private Pages_ViewPatch(PatchStart<Pages.View> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Pages_ViewPatch of(String page, Instant at, UUID id) {
    return new Pages_ViewPatch(
        PatchStart.of(
            Pages_ViewMapping.INSTANCE,
            Pages_ViewMapping.PAGE.encodeKey(page),
            Pages_ViewMapping.HOUR_OF_AT.encodeKey(at),
            Pages_ViewMapping.SHARD_OF_ID.encodeKey(id),
            Pages_ViewMapping.AT.encodeKey(at),
            Pages_ViewMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Pages_ViewPatch between(Pages.View before, Pages.View after) {
    return new Pages_ViewPatch(PatchStart.between(Pages_ViewMapping.INSTANCE, before, after));
  }

  /** Sets {@code note}. */
  public Pages_ViewPatch setNote(String note) {
    set(Pages_ViewMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Pages_ViewPatch clearNote() {
    clear(Pages_ViewMapping.NOTE);
    return this;
  }
}
