package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Music.Plays}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class Music_PlaysPatch extends EntityPatch<Music.Plays> {
  private Music_PlaysPatch(PatchStart<Music.Plays> start) {
    super(start);
  }

  /** Starts a patch of the row of a key, that changes nothing yet. */
  public static Music_PlaysPatch of(String song) {
    return new Music_PlaysPatch(
        PatchStart.of(
            Music_PlaysMapping.INSTANCE,
            Music_PlaysMapping.SONG.encodeKey(song)));
  }

  /** Adds to {@code whole}. */
  public Music_PlaysPatch incrementWhole(long whole) {
    increment(Music_PlaysMapping.WHOLE, whole);
    return this;
  }

  /** Adds to {@code parts}. */
  public Music_PlaysPatch incrementParts(long parts) {
    increment(Music_PlaysMapping.PARTS, parts);
    return this;
  }
}
