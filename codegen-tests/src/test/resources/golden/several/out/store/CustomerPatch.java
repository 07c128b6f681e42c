package store;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Customer}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CustomerPatch extends EntityPatch<Customer> {
  private CustomerPatch(PatchStart<Customer> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static CustomerPatch of(String id) {
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

  /** Sets {@code name}. */
  public CustomerPatch setName(String name) {
    set(CustomerMapping.NAME, name);
    return this;
  }

  /** Deletes the value of {@code name}. */
  public CustomerPatch clearName() {
    clear(CustomerMapping.NAME);
    return this;
  }
}
