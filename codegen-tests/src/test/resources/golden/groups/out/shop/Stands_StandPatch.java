package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Stands.Stand}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Stands_StandPatch extends EntityPatch<Stands.Stand> {
  private Stands_StandPatch(PatchStart<Stands.Stand> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Stands_StandPatch of(String name) {
    return new Stands_StandPatch(
        PatchStart.of(
            Stands_StandMapping.INSTANCE,
            Stands_StandMapping.NAME.encodeKey(name)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Stands_StandPatch between(Stands.Stand before, Stands.Stand after) {
    return new Stands_StandPatch(PatchStart.between(Stands_StandMapping.INSTANCE, before, after));
  }

  /** Sets {@code city}. */
  public Stands_StandPatch setCity(String city) {
    set(Stands_StandMapping.CITY, city);
    return this;
  }

  /** Deletes the value of {@code city}. */
  public Stands_StandPatch clearCity() {
    clear(Stands_StandMapping.CITY);
    return this;
  }

  /** Sets {@code sold}. */
  public Stands_StandPatch setSold(int sold) {
    set(Stands_StandMapping.SOLD, sold);
    return this;
  }

  /** Deletes the value of {@code sold}. */
  public Stands_StandPatch clearSold() {
    clear(Stands_StandMapping.SOLD);
    return this;
  }

  /** Sets {@code lastSale}. */
  public Stands_StandPatch setLastSale(Instant lastSale) {
    set(Stands_StandMapping.LAST_SALE, lastSale);
    return this;
  }

  /** Deletes the value of {@code lastSale}. */
  public Stands_StandPatch clearLastSale() {
    clear(Stands_StandMapping.LAST_SALE);
    return this;
  }

  /** Sets {@code buyers}. */
  public Stands_StandPatch setBuyers(Set<String> buyers) {
    set(Stands_StandMapping.BUYERS, buyers);
    return this;
  }

  /** Deletes the value of {@code buyers}. */
  public Stands_StandPatch clearBuyers() {
    clear(Stands_StandMapping.BUYERS);
    return this;
  }

  /** Adds elements to {@code buyers}. */
  public Stands_StandPatch addBuyers(Set<String> buyers) {
    add(Stands_StandMapping.BUYERS, buyers);
    return this;
  }

  /** Removes elements from {@code buyers}. */
  public Stands_StandPatch removeBuyers(Set<String> buyers) {
    remove(Stands_StandMapping.BUYERS, buyers);
    return this;
  }

  /** Sets {@code terms}. */
  public Stands_StandPatch setTerms(String terms) {
    set(Stands_StandMapping.TERMS, terms);
    return this;
  }

  /** Deletes the value of {@code terms}. */
  public Stands_StandPatch clearTerms() {
    clear(Stands_StandMapping.TERMS);
    return this;
  }
}
