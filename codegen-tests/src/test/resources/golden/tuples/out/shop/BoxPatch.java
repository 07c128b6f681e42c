package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import java.util.Set;
import map.Reading;
import map.Spot;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Box}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class BoxPatch extends EntityPatch<Box> {
  private BoxPatch(PatchStart<Box> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static BoxPatch of(Spot spot, Spot door) {
    return new BoxPatch(
        PatchStart.of(
            BoxMapping.INSTANCE,
            BoxMapping.SPOT.encodeKey(spot),
            BoxMapping.DOOR.encodeKey(door)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static BoxPatch between(Box before, Box after) {
    return new BoxPatch(PatchStart.between(BoxMapping.INSTANCE, before, after));
  }

  /** Sets {@code last}. */
  public BoxPatch setLast(Reading last) {
    set(BoxMapping.LAST, last);
    return this;
  }

  /** Deletes the value of {@code last}. */
  public BoxPatch clearLast() {
    clear(BoxMapping.LAST);
    return this;
  }

  /** Sets {@code readings}. */
  public BoxPatch setReadings(List<Reading> readings) {
    set(BoxMapping.READINGS, readings);
    return this;
  }

  /** Deletes the value of {@code readings}. */
  public BoxPatch clearReadings() {
    clear(BoxMapping.READINGS);
    return this;
  }

  /** Adds elements at the end of {@code readings}. */
  public BoxPatch appendReadings(List<Reading> readings) {
    append(BoxMapping.READINGS, readings);
    return this;
  }

  /** Adds elements at the start of {@code readings}. */
  public BoxPatch prependReadings(List<Reading> readings) {
    prepend(BoxMapping.READINGS, readings);
    return this;
  }

  /** Removes all elements with the given values from {@code readings}. */
  public BoxPatch removeReadings(List<Reading> readings) {
    remove(BoxMapping.READINGS, readings);
    return this;
  }

  /** Sets {@code visited}. */
  public BoxPatch setVisited(Set<Spot> visited) {
    set(BoxMapping.VISITED, visited);
    return this;
  }

  /** Deletes the value of {@code visited}. */
  public BoxPatch clearVisited() {
    clear(BoxMapping.VISITED);
    return this;
  }

  /** Adds elements to {@code visited}. */
  public BoxPatch addVisited(Set<Spot> visited) {
    add(BoxMapping.VISITED, visited);
    return this;
  }

  /** Removes elements from {@code visited}. */
  public BoxPatch removeVisited(Set<Spot> visited) {
    remove(BoxMapping.VISITED, visited);
    return this;
  }

  /** Sets {@code prices}. */
  public BoxPatch setPrices(Map<Spot, Price> prices) {
    set(BoxMapping.PRICES, prices);
    return this;
  }

  /** Deletes the value of {@code prices}. */
  public BoxPatch clearPrices() {
    clear(BoxMapping.PRICES);
    return this;
  }

  /** Puts entries into {@code prices}. */
  public BoxPatch putPrices(Map<Spot, Price> prices) {
    put(BoxMapping.PRICES, prices);
    return this;
  }

  /** Removes the entries with the given keys from {@code prices}. */
  public BoxPatch removePrices(Set<Spot> prices) {
    removeKeys(BoxMapping.PRICES, prices);
    return this;
  }

  /** Sets {@code label}. */
  public BoxPatch setLabel(String label) {
    set(BoxMapping.LABEL, label);
    return this;
  }

  /** Deletes the value of {@code label}. */
  public BoxPatch clearLabel() {
    clear(BoxMapping.LABEL);
    return this;
  }
}
