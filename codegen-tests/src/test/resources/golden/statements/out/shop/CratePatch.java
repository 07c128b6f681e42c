package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Crate}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CratePatch extends EntityPatch<Crate> {
  private CratePatch(PatchStart<Crate> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CratePatch of(Crate.Ship ship, int number) {
    return new CratePatch(
        PatchStart.of(
            CrateMapping.INSTANCE,
            CrateMapping.SHIP.encodeKey(ship),
            CrateMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static CratePatch between(Crate before, Crate after) {
    return new CratePatch(PatchStart.between(CrateMapping.INSTANCE, before, after));
  }

  /** Sets {@code captain}. */
  public CratePatch setCaptain(String captain) {
    set(CrateMapping.CAPTAIN, captain);
    return this;
  }

  /** Deletes the value of {@code captain}. */
  public CratePatch clearCaptain() {
    clear(CrateMapping.CAPTAIN);
    return this;
  }

  /** Sets {@code depot}. */
  public CratePatch setDepot(String depot) {
    set(CrateMapping.DEPOT, depot);
    return this;
  }

  /** Deletes the value of {@code depot}. */
  public CratePatch clearDepot() {
    clear(CrateMapping.DEPOT);
    return this;
  }

  /** Sets {@code kind}. */
  public CratePatch setKind(Crate.Kind kind) {
    set(CrateMapping.KIND, kind);
    return this;
  }

  /** Deletes the value of {@code kind}. */
  public CratePatch clearKind() {
    clear(CrateMapping.KIND);
    return this;
  }

  /** Sets {@code weight}. */
  public CratePatch setWeight(int weight) {
    set(CrateMapping.WEIGHT, weight);
    return this;
  }

  /** Deletes the value of {@code weight}. */
  public CratePatch clearWeight() {
    clear(CrateMapping.WEIGHT);
    return this;
  }

  /** Sets {@code label}. */
  public CratePatch setLabel(String label) {
    set(CrateMapping.LABEL, label);
    return this;
  }

  /** Deletes the value of {@code label}. */
  public CratePatch clearLabel() {
    clear(CrateMapping.LABEL);
    return this;
  }

  /** Sets {@code tags}. */
  public CratePatch setTags(Set<String> tags) {
    set(CrateMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public CratePatch clearTags() {
    clear(CrateMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public CratePatch addTags(Set<String> tags) {
    add(CrateMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public CratePatch removeTags(Set<String> tags) {
    remove(CrateMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code stops}. */
  public CratePatch setStops(List<String> stops) {
    set(CrateMapping.STOPS, stops);
    return this;
  }

  /** Deletes the value of {@code stops}. */
  public CratePatch clearStops() {
    clear(CrateMapping.STOPS);
    return this;
  }

  /** Adds elements at the end of {@code stops}. */
  public CratePatch appendStops(List<String> stops) {
    append(CrateMapping.STOPS, stops);
    return this;
  }

  /** Adds elements at the start of {@code stops}. */
  public CratePatch prependStops(List<String> stops) {
    prepend(CrateMapping.STOPS, stops);
    return this;
  }

  /** Removes all elements with the given values from {@code stops}. */
  public CratePatch removeStops(List<String> stops) {
    remove(CrateMapping.STOPS, stops);
    return this;
  }

  /** Sets {@code seals}. */
  public CratePatch setSeals(Map<String, Integer> seals) {
    set(CrateMapping.SEALS, seals);
    return this;
  }

  /** Deletes the value of {@code seals}. */
  public CratePatch clearSeals() {
    clear(CrateMapping.SEALS);
    return this;
  }

  /** Puts entries into {@code seals}. */
  public CratePatch putSeals(Map<String, Integer> seals) {
    put(CrateMapping.SEALS, seals);
    return this;
  }

  /** Removes the entries with the given keys from {@code seals}. */
  public CratePatch removeSeals(Set<String> seals) {
    removeKeys(CrateMapping.SEALS, seals);
    return this;
  }

  /** Sets {@code spot}. */
  public CratePatch setSpot(Crate.Spot spot) {
    set(CrateMapping.SPOT, spot);
    return this;
  }

  /** Deletes the value of {@code spot}. */
  public CratePatch clearSpot() {
    clear(CrateMapping.SPOT);
    return this;
  }

  /** Sets {@code doors}. */
  public CratePatch setDoors(Set<Integer> doors) {
    set(CrateMapping.DOORS, doors);
    return this;
  }

  /** Deletes the value of {@code doors}. */
  public CratePatch clearDoors() {
    clear(CrateMapping.DOORS);
    return this;
  }

  /** Sets {@code loadedAt}. */
  public CratePatch setLoadedAt(Instant loadedAt) {
    set(CrateMapping.LOADED_AT, loadedAt);
    return this;
  }

  /** Deletes the value of {@code loadedAt}. */
  public CratePatch clearLoadedAt() {
    clear(CrateMapping.LOADED_AT);
    return this;
  }
}
