package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Inbox.Search}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Inbox_SearchPatch extends EntityPatch<Inbox.Search> {
  private Inbox_SearchPatch(PatchStart<Inbox.Search> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Inbox_SearchPatch of(String user, Instant at) {
    return new Inbox_SearchPatch(
        PatchStart.of(
            Inbox_SearchMapping.INSTANCE,
            Inbox_SearchMapping.USER.encodeKey(user),
            Inbox_SearchMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Inbox_SearchPatch between(Inbox.Search before, Inbox.Search after) {
    return new Inbox_SearchPatch(PatchStart.between(Inbox_SearchMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Inbox_SearchPatch setText(String text) {
    set(Inbox_SearchMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Inbox_SearchPatch clearText() {
    clear(Inbox_SearchMapping.TEXT);
    return this;
  }
}
