package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Wishes.Line}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Wishes_LinePatch extends EntityPatch<Wishes.Line> {
  private Wishes_LinePatch(PatchStart<Wishes.Line> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Wishes_LinePatch of(String list, int number) {
    return new Wishes_LinePatch(
        PatchStart.of(
            Wishes_LineMapping.INSTANCE,
            Wishes_LineMapping.LIST.encodeKey(list),
            Wishes_LineMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Wishes_LinePatch between(Wishes.Line before, Wishes.Line after) {
    return new Wishes_LinePatch(PatchStart.between(Wishes_LineMapping.INSTANCE, before, after));
  }

  /** Sets {@code gift}. */
  public Wishes_LinePatch setGift(String gift) {
    set(Wishes_LineMapping.GIFT, gift);
    return this;
  }

  /** Deletes the value of {@code gift}. */
  public Wishes_LinePatch clearGift() {
    clear(Wishes_LineMapping.GIFT);
    return this;
  }

  /** Sets {@code remark}. */
  public Wishes_LinePatch setRemark(String remark) {
    set(Wishes_LineMapping.REMARK, remark);
    return this;
  }

  /** Deletes the value of {@code remark}. */
  public Wishes_LinePatch clearRemark() {
    clear(Wishes_LineMapping.REMARK);
    return this;
  }
}
