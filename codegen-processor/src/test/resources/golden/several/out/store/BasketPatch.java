package store;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes of one row of {@link Basket}: what is not named here is left as it is. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"deprecation", "exports", "removal"})
public final class BasketPatch extends EntityPatch<Basket> {
  private BasketPatch(PatchStart<Basket> start) {
    super(start);
  }

  /** Starts a patch of the row of a key, that changes nothing yet. */
  public static BasketPatch of(String customer, int line) {
    return new BasketPatch(
        PatchStart.of(
            BasketMapping.INSTANCE,
            BasketMapping.CUSTOMER.encodeKey(customer),
            BasketMapping.LINE.encodeKey(line)));
  }

  /**
   * Starts a patch of what differs between two states of one row. A property that the second has
   * no value for is cleared; a collection that differs is set as a whole.
   */
  public static BasketPatch between(Basket before, Basket after) {
    return new BasketPatch(PatchStart.between(BasketMapping.INSTANCE, before, after));
  }

  /** Sets {@code article}. */
  public BasketPatch setArticle(String article) {
    set(BasketMapping.ARTICLE, article);
    return this;
  }

  /** Deletes the value of {@code article}. */
  public BasketPatch clearArticle() {
    clear(BasketMapping.ARTICLE);
    return this;
  }
}
