package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Invoice}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_InvoicePatch extends EntityPatch<Orders.Invoice> {
  private Orders_InvoicePatch(PatchStart<Orders.Invoice> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_InvoicePatch of(Orders.InvoiceId id) {
    return new Orders_InvoicePatch(
        PatchStart.of(
            Orders_InvoiceMapping.INSTANCE,
            Orders_InvoiceMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_InvoicePatch between(Orders.Invoice before, Orders.Invoice after) {
    return new Orders_InvoicePatch(PatchStart.between(Orders_InvoiceMapping.INSTANCE, before, after));
  }

  /** Sets {@code customer}. */
  public Orders_InvoicePatch setCustomer(String customer) {
    set(Orders_InvoiceMapping.CUSTOMER, customer);
    return this;
  }

  /** Deletes the value of {@code customer}. */
  public Orders_InvoicePatch clearCustomer() {
    clear(Orders_InvoiceMapping.CUSTOMER);
    return this;
  }

  /** Sets {@code at}. */
  public Orders_InvoicePatch setAt(Instant at) {
    set(Orders_InvoiceMapping.AT, at);
    return this;
  }

  /** Deletes the value of {@code at}. */
  public Orders_InvoicePatch clearAt() {
    clear(Orders_InvoiceMapping.AT);
    return this;
  }
}
