package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Music.Plays}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Music_PlaysPatch extends EntityPatch<Music.Plays> {
  private Music_PlaysPatch(PatchStart<Music.Plays> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Music_PlaysPatch of(String song) {
    return new Music_PlaysPatch(
        PatchStart.of(
            Music_PlaysMapping.INSTANCE,
            Music_PlaysMapping.SONG.encodeKey(song)));
  }

  /** Increments {@code whole} by the given amount. */
  public Music_PlaysPatch incrementWhole(long whole) {
    increment(Music_PlaysMapping.WHOLE, whole);
    return this;
  }

  /** Increments {@code parts} by the given amount. */
  public Music_PlaysPatch incrementParts(long parts) {
    increment(Music_PlaysMapping.PARTS, parts);
    return this;
  }
}
