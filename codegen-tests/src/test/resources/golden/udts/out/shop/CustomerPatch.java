package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import store.Address;

/**
 * Changes to one row of {@link Customer}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class CustomerPatch extends EntityPatch<Customer> {
  private CustomerPatch(PatchStart<Customer> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CustomerPatch of(UUID id) {
    return new CustomerPatch(
        PatchStart.of(
            CustomerMapping.INSTANCE,
            CustomerMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static CustomerPatch between(Customer before, Customer after) {
    return new CustomerPatch(PatchStart.between(CustomerMapping.INSTANCE, before, after));
  }

  /** Sets {@code home}. */
  public CustomerPatch setHome(Address home) {
    set(CustomerMapping.HOME, home);
    return this;
  }

  /** Deletes the value of {@code home}. */
  public CustomerPatch clearHome() {
    clear(CustomerMapping.HOME);
    return this;
  }

  /** Sets {@code credit}. */
  public CustomerPatch setCredit(Money credit) {
    set(CustomerMapping.CREDIT, credit);
    return this;
  }

  /** Deletes the value of {@code credit}. */
  public CustomerPatch clearCredit() {
    clear(CustomerMapping.CREDIT);
    return this;
  }

  /** Sets {@code spent}. */
  public CustomerPatch setSpent(Money spent) {
    set(CustomerMapping.SPENT, spent);
    return this;
  }

  /** Deletes the value of {@code spent}. */
  public CustomerPatch clearSpent() {
    clear(CustomerMapping.SPENT);
    return this;
  }

  /** Sets {@code others}. */
  public CustomerPatch setOthers(Map<String, Address> others) {
    set(CustomerMapping.OTHERS, others);
    return this;
  }

  /** Deletes the value of {@code others}. */
  public CustomerPatch clearOthers() {
    clear(CustomerMapping.OTHERS);
    return this;
  }

  /** Puts entries into {@code others}. */
  public CustomerPatch putOthers(Map<String, Address> others) {
    put(CustomerMapping.OTHERS, others);
    return this;
  }

  /** Removes the entries with the given keys from {@code others}. */
  public CustomerPatch removeOthers(Set<String> others) {
    removeKeys(CustomerMapping.OTHERS, others);
    return this;
  }

  /** Sets {@code phones}. */
  public CustomerPatch setPhones(Set<Address.Phone> phones) {
    set(CustomerMapping.PHONES, phones);
    return this;
  }

  /** Deletes the value of {@code phones}. */
  public CustomerPatch clearPhones() {
    clear(CustomerMapping.PHONES);
    return this;
  }

  /** Adds elements to {@code phones}. */
  public CustomerPatch addPhones(Set<Address.Phone> phones) {
    add(CustomerMapping.PHONES, phones);
    return this;
  }

  /** Removes elements from {@code phones}. */
  public CustomerPatch removePhones(Set<Address.Phone> phones) {
    remove(CustomerMapping.PHONES, phones);
    return this;
  }

  /** Sets {@code taste}. */
  public CustomerPatch setTaste(float[] taste) {
    set(CustomerMapping.TASTE, taste);
    return this;
  }

  /** Deletes the value of {@code taste}. */
  public CustomerPatch clearTaste() {
    clear(CustomerMapping.TASTE);
    return this;
  }
}
