package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link LikeCount}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class LikeCountPatch extends EntityPatch<LikeCount> {
  private LikeCountPatch(PatchStart<LikeCount> start) {
    super(start);
  }

  /** Starts a patch of the row of a key, that changes nothing yet. */
  public static LikeCountPatch of(UUID id) {
    return new LikeCountPatch(
        PatchStart.of(
            LikeCountMapping.INSTANCE,
            LikeCountMapping.ID.encodeKey(id)));
  }

  /** Adds to {@code received}. */
  public LikeCountPatch incrementReceived(long received) {
    increment(LikeCountMapping.RECEIVED, received);
    return this;
  }

  /** Adds to {@code given}. */
  public LikeCountPatch incrementGiven(long given) {
    increment(LikeCountMapping.GIVEN, given);
    return this;
  }
}
