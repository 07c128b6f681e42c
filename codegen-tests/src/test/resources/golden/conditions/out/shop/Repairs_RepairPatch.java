package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Repairs.Repair}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Repairs_RepairPatch extends EntityPatch<Repairs.Repair> {
  private Repairs_RepairPatch(PatchStart<Repairs.Repair> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Repairs_RepairPatch of(String shop, int number) {
    return new Repairs_RepairPatch(
        PatchStart.of(
            Repairs_RepairMapping.INSTANCE,
            Repairs_RepairMapping.SHOP.encodeKey(shop),
            Repairs_RepairMapping.NUMBER.encodeKey(number)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Repairs_RepairPatch between(Repairs.Repair before, Repairs.Repair after) {
    return new Repairs_RepairPatch(PatchStart.between(Repairs_RepairMapping.INSTANCE, before, after));
  }

  /** Sets {@code closed}. */
  public Repairs_RepairPatch setClosed(LocalDate closed) {
    set(Repairs_RepairMapping.CLOSED, closed);
    return this;
  }

  /** Deletes the value of {@code closed}. */
  public Repairs_RepairPatch clearClosed() {
    clear(Repairs_RepairMapping.CLOSED);
    return this;
  }

  /** Sets {@code status}. */
  public Repairs_RepairPatch setStatus(Repairs.Status status) {
    set(Repairs_RepairMapping.STATUS, status);
    return this;
  }

  /** Deletes the value of {@code status}. */
  public Repairs_RepairPatch clearStatus() {
    clear(Repairs_RepairMapping.STATUS);
    return this;
  }

  /** Sets {@code price}. */
  public Repairs_RepairPatch setPrice(BigDecimal price) {
    set(Repairs_RepairMapping.PRICE, price);
    return this;
  }

  /** Deletes the value of {@code price}. */
  public Repairs_RepairPatch clearPrice() {
    clear(Repairs_RepairMapping.PRICE);
    return this;
  }

  /** Sets {@code minutes}. */
  public Repairs_RepairPatch setMinutes(long minutes) {
    set(Repairs_RepairMapping.MINUTES, minutes);
    return this;
  }

  /** Deletes the value of {@code minutes}. */
  public Repairs_RepairPatch clearMinutes() {
    clear(Repairs_RepairMapping.MINUTES);
    return this;
  }

  /** Sets {@code parts}. */
  public Repairs_RepairPatch setParts(BigInteger parts) {
    set(Repairs_RepairMapping.PARTS, parts);
    return this;
  }

  /** Deletes the value of {@code parts}. */
  public Repairs_RepairPatch clearParts() {
    clear(Repairs_RepairMapping.PARTS);
    return this;
  }

  /** Sets {@code paid}. */
  public Repairs_RepairPatch setPaid(boolean paid) {
    set(Repairs_RepairMapping.PAID, paid);
    return this;
  }

  /** Deletes the value of {@code paid}. */
  public Repairs_RepairPatch clearPaid() {
    clear(Repairs_RepairMapping.PAID);
    return this;
  }

  /** Sets {@code worker}. */
  public Repairs_RepairPatch setWorker(Repairs.Worker worker) {
    set(Repairs_RepairMapping.WORKER, worker);
    return this;
  }

  /** Deletes the value of {@code worker}. */
  public Repairs_RepairPatch clearWorker() {
    clear(Repairs_RepairMapping.WORKER);
    return this;
  }

  /** Sets {@code due}. */
  public Repairs_RepairPatch setDue(Instant due) {
    set(Repairs_RepairMapping.DUE, due);
    return this;
  }

  /** Deletes the value of {@code due}. */
  public Repairs_RepairPatch clearDue() {
    clear(Repairs_RepairMapping.DUE);
    return this;
  }

  /** Sets {@code steps}. */
  public Repairs_RepairPatch setSteps(List<String> steps) {
    set(Repairs_RepairMapping.STEPS, steps);
    return this;
  }

  /** Deletes the value of {@code steps}. */
  public Repairs_RepairPatch clearSteps() {
    clear(Repairs_RepairMapping.STEPS);
    return this;
  }

  /** Adds elements at the end of {@code steps}. */
  public Repairs_RepairPatch appendSteps(List<String> steps) {
    append(Repairs_RepairMapping.STEPS, steps);
    return this;
  }

  /** Adds elements at the start of {@code steps}. */
  public Repairs_RepairPatch prependSteps(List<String> steps) {
    prepend(Repairs_RepairMapping.STEPS, steps);
    return this;
  }

  /** Removes all elements with the given values from {@code steps}. */
  public Repairs_RepairPatch removeSteps(List<String> steps) {
    remove(Repairs_RepairMapping.STEPS, steps);
    return this;
  }

  /** Sets {@code tags}. */
  public Repairs_RepairPatch setTags(Set<String> tags) {
    set(Repairs_RepairMapping.TAGS, tags);
    return this;
  }

  /** Deletes the value of {@code tags}. */
  public Repairs_RepairPatch clearTags() {
    clear(Repairs_RepairMapping.TAGS);
    return this;
  }

  /** Adds elements to {@code tags}. */
  public Repairs_RepairPatch addTags(Set<String> tags) {
    add(Repairs_RepairMapping.TAGS, tags);
    return this;
  }

  /** Removes elements from {@code tags}. */
  public Repairs_RepairPatch removeTags(Set<String> tags) {
    remove(Repairs_RepairMapping.TAGS, tags);
    return this;
  }

  /** Sets {@code labels}. */
  public Repairs_RepairPatch setLabels(Map<String, Integer> labels) {
    set(Repairs_RepairMapping.LABELS, labels);
    return this;
  }

  /** Deletes the value of {@code labels}. */
  public Repairs_RepairPatch clearLabels() {
    clear(Repairs_RepairMapping.LABELS);
    return this;
  }

  /** Puts entries into {@code labels}. */
  public Repairs_RepairPatch putLabels(Map<String, Integer> labels) {
    put(Repairs_RepairMapping.LABELS, labels);
    return this;
  }

  /** Removes the entries with the given keys from {@code labels}. */
  public Repairs_RepairPatch removeLabels(Set<String> labels) {
    removeKeys(Repairs_RepairMapping.LABELS, labels);
    return this;
  }

  /** Sets {@code place}. */
  public Repairs_RepairPatch setPlace(Repairs.Place place) {
    set(Repairs_RepairMapping.PLACE, place);
    return this;
  }

  /** Deletes the value of {@code place}. */
  public Repairs_RepairPatch clearPlace() {
    clear(Repairs_RepairMapping.PLACE);
    return this;
  }
}
