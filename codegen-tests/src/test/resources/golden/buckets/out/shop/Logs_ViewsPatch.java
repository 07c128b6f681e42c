package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Logs.Views}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Logs_ViewsPatch extends EntityPatch<Logs.Views> {
  private Logs_ViewsPatch(PatchStart<Logs.Views> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Logs_ViewsPatch of(String page, Instant hour) {
    return new Logs_ViewsPatch(
        PatchStart.of(
            Logs_ViewsMapping.INSTANCE,
            Logs_ViewsMapping.PAGE.encodeKey(page),
            Logs_ViewsMapping.MONTH_OF_HOUR.encodeKey(hour),
            Logs_ViewsMapping.HOUR.encodeKey(hour)));
  }

  /** Increments {@code views} by the given amount. */
  public Logs_ViewsPatch incrementViews(long views) {
    increment(Logs_ViewsMapping.VIEWS, views);
    return this;
  }
}
