package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Chest}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class ChestPatch extends EntityPatch<Chest> {
  private ChestPatch(PatchStart<Chest> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static ChestPatch of(String house, int number) {
    return new ChestPatch(
        PatchStart.of(
            ChestMapping.INSTANCE,
            ChestMapping.HOUSE.encodeKey(house),
            ChestMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static ChestPatch between(Chest before, Chest after) {
    return new ChestPatch(PatchStart.between(ChestMapping.INSTANCE, before, after));
  }

  /** Sets {@code seals}. */
  public ChestPatch setSeals(Map<String, Integer> seals) {
    set(ChestMapping.SEALS, seals);
    return this;
  }

  /** Deletes the value of {@code seals}. */
  public ChestPatch clearSeals() {
    clear(ChestMapping.SEALS);
    return this;
  }

  /** Puts entries into {@code seals}. */
  public ChestPatch putSeals(Map<String, Integer> seals) {
    put(ChestMapping.SEALS, seals);
    return this;
  }

  /** Removes the entries with the given keys from {@code seals}. */
  public ChestPatch removeSeals(Set<String> seals) {
    removeKeys(ChestMapping.SEALS, seals);
    return this;
  }

  /** Sets {@code opened}. */
  public ChestPatch setOpened(Map<Chest.Guild, Boolean> opened) {
    set(ChestMapping.OPENED, opened);
    return this;
  }

  /** Deletes the value of {@code opened}. */
  public ChestPatch clearOpened() {
    clear(ChestMapping.OPENED);
    return this;
  }

  /** Puts entries into {@code opened}. */
  public ChestPatch putOpened(Map<Chest.Guild, Boolean> opened) {
    put(ChestMapping.OPENED, opened);
    return this;
  }

  /** Removes the entries with the given keys from {@code opened}. */
  public ChestPatch removeOpened(Set<Chest.Guild> opened) {
    removeKeys(ChestMapping.OPENED, opened);
    return this;
  }

  /** Sets {@code keys}. */
  public ChestPatch setKeys(Map<Long, String> keys) {
    set(ChestMapping.KEYS, keys);
    return this;
  }

  /** Deletes the value of {@code keys}. */
  public ChestPatch clearKeys() {
    clear(ChestMapping.KEYS);
    return this;
  }

  /** Puts entries into {@code keys}. */
  public ChestPatch putKeys(Map<Long, String> keys) {
    put(ChestMapping.KEYS, keys);
    return this;
  }

  /** Removes the entries with the given keys from {@code keys}. */
  public ChestPatch removeKeys(Set<Long> keys) {
    removeKeys(ChestMapping.KEYS, keys);
    return this;
  }

  /** Sets {@code spot}. */
  public ChestPatch setSpot(Chest.Spot spot) {
    set(ChestMapping.SPOT, spot);
    return this;
  }

  /** Deletes the value of {@code spot}. */
  public ChestPatch clearSpot() {
    clear(ChestMapping.SPOT);
    return this;
  }
}
