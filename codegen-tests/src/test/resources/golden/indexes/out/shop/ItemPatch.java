package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Item}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ItemPatch extends EntityPatch<Item> {
  private ItemPatch(PatchStart<Item> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ItemPatch of(UUID id) {
    return new ItemPatch(
        PatchStart.of(
            ItemMapping.INSTANCE,
            ItemMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ItemPatch between(Item before, Item after) {
    return new ItemPatch(PatchStart.between(ItemMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public ItemPatch setTitle(String title) {
    set(ItemMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public ItemPatch clearTitle() {
    clear(ItemMapping.TITLE);
    return this;
  }

  /** Sets {@code price}. */
  public ItemPatch setPrice(BigDecimal price) {
    set(ItemMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public ItemPatch clearPrice() {
    clear(ItemMapping.PRICE);
    return this;
  }

  /** Sets {@code tags}. */
  public ItemPatch setTags(Set<String> tags) {
    set(ItemMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public ItemPatch clearTags() {
    clear(ItemMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public ItemPatch addTags(Set<String> tags) {
    add(ItemMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public ItemPatch removeTags(Set<String> tags) {
    remove(ItemMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code sizes}. */
  public ItemPatch setSizes(Map<Integer, String> sizes) {
    set(ItemMapping.SIZES, sizes);
    return this;
  }

  /** Deletes the value of {@code sizes}. */
  public ItemPatch clearSizes() {
    clear(ItemMapping.SIZES);
    return this;
  }

  /** Puts entries into {@code sizes}. */
  public ItemPatch putSizes(Map<Integer, String> sizes) {
    put(ItemMapping.SIZES, sizes);
    return this;
  }

  /** Removes the entries with the given keys from {@code sizes}. */
  public ItemPatch removeSizes(Set<Integer> sizes) {
    removeKeys(ItemMapping.SIZES, sizes);
    return this;
  }
}
