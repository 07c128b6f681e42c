package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Date;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Event}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_EventPatch extends EntityPatch<Orders.Event> {
  private Orders_EventPatch(PatchStart<Orders.Event> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_EventPatch of(String source, UUID at) {
    return new Orders_EventPatch(
        PatchStart.of(
            Orders_EventMapping.INSTANCE,
            Orders_EventMapping.SOURCE.encodeKey(source),
            Orders_EventMapping.AT.encodeKey(at)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_EventPatch between(Orders.Event before, Orders.Event after) {
    return new Orders_EventPatch(PatchStart.between(Orders_EventMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Orders_EventPatch setText(String text) {
    set(Orders_EventMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Orders_EventPatch clearText() {
    clear(Orders_EventMapping.TEXT);
    return this;
  }

  /** Sets {@code stored}. */
  public Orders_EventPatch setStored(Date stored) {
    set(Orders_EventMapping.STORED, stored);
    return this;
  }

  /** Deletes the value of {@code stored}. */
  public Orders_EventPatch clearStored() {
    clear(Orders_EventMapping.STORED);
    return this;
  }
}
