package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Archive.Video}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Archive_VideoPatch extends EntityPatch<Archive.Video> {
  private Archive_VideoPatch(PatchStart<Archive.Video> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Archive_VideoPatch of(UUID id) {
    return new Archive_VideoPatch(
        PatchStart.of(
            Archive_VideoMapping.INSTANCE,
            Archive_VideoMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Archive_VideoPatch between(Archive.Video before, Archive.Video after) {
    return new Archive_VideoPatch(PatchStart.between(Archive_VideoMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public Archive_VideoPatch setTitle(String title) {
    set(Archive_VideoMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public Archive_VideoPatch clearTitle() {
    clear(Archive_VideoMapping.TITLE);
    return this;
  }
}
