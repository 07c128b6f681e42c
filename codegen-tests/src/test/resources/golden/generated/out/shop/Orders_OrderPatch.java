package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Order}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_OrderPatch extends EntityPatch<Orders.Order> {
  private Orders_OrderPatch(PatchStart<Orders.Order> start) {
    super(start);
  }

  /** Starts an empty patch of the row with the given key. */
  public static Orders_OrderPatch of(Orders.OrderId id) {
    return new Orders_OrderPatch(
        PatchStart.of(
            Orders_OrderMapping.INSTANCE,
            Orders_OrderMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row. A property without a value
   * in the second state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_OrderPatch between(Orders.Order before, Orders.Order after) {
    return new Orders_OrderPatch(PatchStart.between(Orders_OrderMapping.INSTANCE, before, after));
  }

  /** Sets {@code customer}. */
  public Orders_OrderPatch setCustomer(String customer) {
    set(Orders_OrderMapping.CUSTOMER, customer);
    return this;
  }

  /** Deletes the value of {@code customer}. */
  public Orders_OrderPatch clearCustomer() {
    clear(Orders_OrderMapping.CUSTOMER);
    return this;
  }

  /** Sets {@code placed}. */
  public Orders_OrderPatch setPlaced(Instant placed) {
    set(Orders_OrderMapping.PLACED, placed);
    return this;
  }

  /** Deletes the value of {@code placed}. */
  public Orders_OrderPatch clearPlaced() {
    clear(Orders_OrderMapping.PLACED);
    return this;
  }

  /** Sets {@code placedAt}. */
  public Orders_OrderPatch setPlacedAt(LocalDateTime placedAt) {
    set(Orders_OrderMapping.PLACED_AT, placedAt);
    return this;
  }

  /** Deletes the value of {@code placedAt}. */
  public Orders_OrderPatch clearPlacedAt() {
    clear(Orders_OrderMapping.PLACED_AT);
    return this;
  }

  /** Sets {@code placedOn}. */
  public Orders_OrderPatch setPlacedOn(LocalDate placedOn) {
    set(Orders_OrderMapping.PLACED_ON, placedOn);
    return this;
  }

  /** Deletes the value of {@code placedOn}. */
  public Orders_OrderPatch clearPlacedOn() {
    clear(Orders_OrderMapping.PLACED_ON);
    return this;
  }
}
