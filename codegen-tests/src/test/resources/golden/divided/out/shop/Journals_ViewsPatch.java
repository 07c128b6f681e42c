package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Journals.Views}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Journals_ViewsPatch extends EntityPatch<Journals.Views> {
  private Journals_ViewsPatch(PatchStart<Journals.Views> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Journals_ViewsPatch of(String page, Instant hour) {
    return new Journals_ViewsPatch(
        PatchStart.of(
            Journals_ViewsMapping.INSTANCE,
            Journals_ViewsMapping.PAGE.encodeKey(page),
            Journals_ViewsMapping.MONTH_OF_HOUR.encodeKey(hour),
            Journals_ViewsMapping.HOUR.encodeKey(hour)));
  }

  /** Increments {@code views} by the given amount. */
  public Journals_ViewsPatch incrementViews(long views) {
    increment(Journals_ViewsMapping.VIEWS, views);
    return this;
  }
}
