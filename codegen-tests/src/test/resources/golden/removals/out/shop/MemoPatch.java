package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Memo}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class MemoPatch extends EntityPatch<Memo> {
  private MemoPatch(PatchStart<Memo> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static MemoPatch of(String room, Instant at, int line) {
    return new MemoPatch(
        PatchStart.of(
            MemoMapping.INSTANCE,
            MemoMapping.ROOM.encodeKey(room),
            MemoMapping.AT.encodeKey(at),
            MemoMapping.LINE.encodeKey(line)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static MemoPatch between(Memo before, Memo after) {
    return new MemoPatch(PatchStart.between(MemoMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public MemoPatch setText(String text) {
    set(MemoMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public MemoPatch clearText() {
    clear(MemoMapping.TEXT);
    return this;
  }
}
