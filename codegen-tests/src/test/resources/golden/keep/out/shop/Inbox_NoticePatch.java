package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Inbox.Notice}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Inbox_NoticePatch extends EntityPatch<Inbox.Notice> {
  private Inbox_NoticePatch(PatchStart<Inbox.Notice> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Inbox_NoticePatch of(String user, String device, Instant at, UUID id) {
    return new Inbox_NoticePatch(
        PatchStart.of(
            Inbox_NoticeMapping.INSTANCE,
            Inbox_NoticeMapping.USER.encodeKey(user),
            Inbox_NoticeMapping.DEVICE.encodeKey(device),
            Inbox_NoticeMapping.AT.encodeKey(at),
            Inbox_NoticeMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Inbox_NoticePatch between(Inbox.Notice before, Inbox.Notice after) {
    return new Inbox_NoticePatch(PatchStart.between(Inbox_NoticeMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Inbox_NoticePatch setText(String text) {
    set(Inbox_NoticeMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Inbox_NoticePatch clearText() {
    clear(Inbox_NoticeMapping.TEXT);
    return this;
  }
}
