package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Wishes.Gift}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Wishes_GiftPatch extends EntityPatch<Wishes.Gift> {
  private Wishes_GiftPatch(PatchStart<Wishes.Gift> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Wishes_GiftPatch of(String id) {
    return new Wishes_GiftPatch(
        PatchStart.of(
            Wishes_GiftMapping.INSTANCE,
            Wishes_GiftMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Wishes_GiftPatch between(Wishes.Gift before, Wishes.Gift after) {
    return new Wishes_GiftPatch(PatchStart.between(Wishes_GiftMapping.INSTANCE, before, after));
  }

  /** Sets {@code shop}. */
  public Wishes_GiftPatch setShop(String shop) {
    set(Wishes_GiftMapping.SHOP, shop);
    return this;
  }

  /** Deletes the value of {@code shop}. */
  public Wishes_GiftPatch clearShop() {
    clear(Wishes_GiftMapping.SHOP);
    return this;
  }

  /** Sets {@code price}. */
  public Wishes_GiftPatch setPrice(int price) {
    set(Wishes_GiftMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Wishes_GiftPatch clearPrice() {
    clear(Wishes_GiftMapping.PRICE);
    return this;
  }

  /** Sets {@code note}. */
  public Wishes_GiftPatch setNote(String note) {
    set(Wishes_GiftMapping.NOTE, note);
    return this;
  }

  /** Deletes the value of {@code note}. */
  public Wishes_GiftPatch clearNote() {
    clear(Wishes_GiftMapping.NOTE);
    return this;
  }
}
