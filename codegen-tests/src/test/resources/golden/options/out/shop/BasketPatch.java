package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Basket}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class BasketPatch extends EntityPatch<Basket> {
  private BasketPatch(PatchStart<Basket> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static BasketPatch of(String customer, int line) {
    return new BasketPatch(
        PatchStart.of(
            BasketMapping.INSTANCE,
            BasketMapping.CUSTOMER.encodeKey(customer),
            BasketMapping.LINE.encodeKey(line)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static BasketPatch between(Basket before, Basket after) {
    return new BasketPatch(PatchStart.between(BasketMapping.INSTANCE, before, after));
  }

  /** Sets {@code item}. */
  public BasketPatch setItem(String item) {
    set(BasketMapping.ITEM, item);
    return this;
  }

  /** Deletes the value of {@code item}. */
  public BasketPatch clearItem() {
    clear(BasketMapping.ITEM);
    return this;
  }
}
