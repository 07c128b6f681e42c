package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link LikeCount}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class LikeCountPatch extends EntityPatch<LikeCount> {
  private LikeCountPatch(PatchStart<LikeCount> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static LikeCountPatch of(UUID id) {
    return new LikeCountPatch(
        PatchStart.of(
            LikeCountMapping.INSTANCE,
            LikeCountMapping.ID.encodeKey(id)));
  }

  /** Increments {@code received} by the given amount. */
  public LikeCountPatch incrementReceived(long received) {
    increment(LikeCountMapping.RECEIVED, received);
    return this;
  }

  /** Increments {@code given} by the given amount. */
  public LikeCountPatch incrementGiven(long given) {
    increment(LikeCountMapping.GIVEN, given);
    return this;
  }
}
