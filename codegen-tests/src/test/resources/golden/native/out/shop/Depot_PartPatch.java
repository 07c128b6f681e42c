package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Depot.Part}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depot_PartPatch extends EntityPatch<Depot.Part> {
  private Depot_PartPatch(PatchStart<Depot.Part> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Depot_PartPatch of(String hall, UUID id) {
    return new Depot_PartPatch(
        PatchStart.of(
            Depot_PartMapping.INSTANCE,
            Depot_PartMapping.HALL.encodeKey(hall),
            Depot_PartMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Depot_PartPatch between(Depot.Part before, Depot.Part after) {
    return new Depot_PartPatch(PatchStart.between(Depot_PartMapping.INSTANCE, before, after));
  }

  /** Sets {@code supplier}. */
  public Depot_PartPatch setSupplier(String supplier) {
    set(Depot_PartMapping.SUPPLIER, supplier);
    return this;
  }

  /** Deletes the value of {@code supplier}. */
  public Depot_PartPatch clearSupplier() {
    clear(Depot_PartMapping.SUPPLIER);
    return this;
  }

  /** Sets {@code price}. */
  public Depot_PartPatch setPrice(BigDecimal price) {
    set(Depot_PartMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Depot_PartPatch clearPrice() {
    clear(Depot_PartMapping.PRICE);
    return this;
  }

  /** Sets {@code bought}. */
  public Depot_PartPatch setBought(Instant bought) {
    set(Depot_PartMapping.BOUGHT, bought);
    return this;
  }

  /** Deletes the value of {@code bought}. */
  public Depot_PartPatch clearBought() {
    clear(Depot_PartMapping.BOUGHT);
    return this;
  }

  /** Sets {@code state}. */
  public Depot_PartPatch setState(Depot.State state) {
    set(Depot_PartMapping.STATE, state);
    return this;
  }

  /** Deletes the value of {@code state}. */
  public Depot_PartPatch clearState() {
    clear(Depot_PartMapping.STATE);
    return this;
  }

  /** Sets {@code labels}. */
  public Depot_PartPatch setLabels(Set<String> labels) {
    set(Depot_PartMapping.LABELS, labels);
    return this;
  }

  /** Deletes the value of {@code labels}. */
  public Depot_PartPatch clearLabels() {
    clear(Depot_PartMapping.LABELS);
    return this;
  }

  /** Adds elements to {@code labels}. */
  public Depot_PartPatch addLabels(Set<String> labels) {
    add(Depot_PartMapping.LABELS, labels);
    return this;
  }

  /** Removes elements from {@code labels}. */
  public Depot_PartPatch removeLabels(Set<String> labels) {
    remove(Depot_PartMapping.LABELS, labels);
    return this;
  }

  /** Sets {@code notes}. */
  public Depot_PartPatch setNotes(Map<String, String> notes) {
    set(Depot_PartMapping.NOTES, notes);
    return this;
  }

  /** Deletes the value of {@code notes}. */
  public Depot_PartPatch clearNotes() {
    clear(Depot_PartMapping.NOTES);
    return this;
  }

  /** Puts entries into {@code notes}. */
  public Depot_PartPatch putNotes(Map<String, String> notes) {
    put(Depot_PartMapping.NOTES, notes);
    return this;
  }

  /** Removes the entries with the given keys from {@code notes}. */
  public Depot_PartPatch removeNotes(Set<String> notes) {
    removeKeys(Depot_PartMapping.NOTES, notes);
    return this;
  }

  /** Sets {@code sizes}. */
  public Depot_PartPatch setSizes(Map<String, Integer> sizes) {
    set(Depot_PartMapping.SIZES, sizes);
    return this;
  }

  /** Deletes the value of {@code sizes}. */
  public Depot_PartPatch clearSizes() {
    clear(Depot_PartMapping.SIZES);
    return this;
  }

  /** Puts entries into {@code sizes}. */
  public Depot_PartPatch putSizes(Map<String, Integer> sizes) {
    put(Depot_PartMapping.SIZES, sizes);
    return this;
  }

  /** Removes the entries with the given keys from {@code sizes}. */
  public Depot_PartPatch removeSizes(Set<String> sizes) {
    removeKeys(Depot_PartMapping.SIZES, sizes);
    return this;
  }

  /** Sets {@code code}. */
  public Depot_PartPatch setCode(List<Integer> code) {
    set(Depot_PartMapping.CODE, code);
    return this;
  }

  /** Deletes the value of {@code code}. */
  public Depot_PartPatch clearCode() {
    clear(Depot_PartMapping.CODE);
    return this;
  }

  /** Sets {@code shelf}. */
  public Depot_PartPatch setShelf(String shelf) {
    set(Depot_PartMapping.SHELF, shelf);
    return this;
  }

  /** Deletes the value of {@code shelf}. */
  public Depot_PartPatch clearShelf() {
    clear(Depot_PartMapping.SHELF);
    return this;
  }

  /** Sets {@code maker}. */
  public Depot_PartPatch setMaker(String maker) {
    set(Depot_PartMapping.MAKER, maker);
    return this;
  }

  /** Deletes the value of {@code maker}. */
  public Depot_PartPatch clearMaker() {
    clear(Depot_PartMapping.MAKER);
    return this;
  }
}
