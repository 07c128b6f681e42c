package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Shapes.Parcel}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Shapes_ParcelPatch extends EntityPatch<Shapes.Parcel> {
  private Shapes_ParcelPatch(PatchStart<Shapes.Parcel> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Shapes_ParcelPatch of(String shelf, int number) {
    return new Shapes_ParcelPatch(
        PatchStart.of(
            Shapes_ParcelMapping.INSTANCE,
            Shapes_ParcelMapping.SHELF.encodeKey(shelf),
            Shapes_ParcelMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Shapes_ParcelPatch between(Shapes.Parcel before, Shapes.Parcel after) {
    return new Shapes_ParcelPatch(PatchStart.between(Shapes_ParcelMapping.INSTANCE, before, after));
  }

  /** Sets {@code title}. */
  public Shapes_ParcelPatch setTitle(String title) {
    set(Shapes_ParcelMapping.TITLE, title);
    return this;
  }

  /** Deletes the value of {@code title}. */
  public Shapes_ParcelPatch clearTitle() {
    clear(Shapes_ParcelMapping.TITLE);
    return this;
  }

  /** Sets {@code size}. */
  public Shapes_ParcelPatch setSize(Shapes.Size size) {
    set(Shapes_ParcelMapping.SIZE, size);
    return this;
  }

  /** Deletes the value of {@code size}. */
  public Shapes_ParcelPatch clearSize() {
    clear(Shapes_ParcelMapping.SIZE);
    return this;
  }

  /** Sets {@code weight}. */
  public Shapes_ParcelPatch setWeight(Shapes.Weight weight) {
    set(Shapes_ParcelMapping.WEIGHT, weight);
    return this;
  }

  /** Deletes the value of {@code weight}. */
  public Shapes_ParcelPatch clearWeight() {
    clear(Shapes_ParcelMapping.WEIGHT);
    return this;
  }

  /** Sets {@code tags}. */
  public Shapes_ParcelPatch setTags(Set<String> tags) {
    set(Shapes_ParcelMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public Shapes_ParcelPatch clearTags() {
    clear(Shapes_ParcelMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public Shapes_ParcelPatch addTags(Set<String> tags) {
    add(Shapes_ParcelMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public Shapes_ParcelPatch removeTags(Set<String> tags) {
    remove(Shapes_ParcelMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code stars}. */
  public Shapes_ParcelPatch setStars(Integer stars) {
    set(Shapes_ParcelMapping.STARS, stars);
    return this;
  }

  /** Deletes the value of {@code stars}. */
  public Shapes_ParcelPatch clearStars() {
    clear(Shapes_ParcelMapping.STARS);
    return this;
  }

  /** Sets {@code places}. */
  public Shapes_ParcelPatch setPlaces(short places) {
    set(Shapes_ParcelMapping.PLACES, places);
    return this;
  }

  /** Deletes the value of {@code places}. */
  public Shapes_ParcelPatch clearPlaces() {
    clear(Shapes_ParcelMapping.PLACES);
    return this;
  }

  /** Sets {@code price}. */
  public Shapes_ParcelPatch setPrice(float price) {
    set(Shapes_ParcelMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Shapes_ParcelPatch clearPrice() {
    clear(Shapes_ParcelMapping.PRICE);
    return this;
  }
}
