package shop;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;
import jakarta.annotation.Generated;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/**
 * Changes to one row of {@link Orders.Ticket}. Properties without a change remain unchanged. Not thread-safe.
 */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Orders_TicketPatch extends EntityPatch<Orders.Ticket> {
  private Orders_TicketPatch(PatchStart<Orders.Ticket> start) {
    super(start);
  }

  /**
   * Starts an empty patch of the row with the given key, which is written if the row has the
   * given {@code version}.
   */
  public static Orders_TicketPatch of(UUID id, long version) {
    return new Orders_TicketPatch(
        PatchStart.versioned(
            Orders_TicketMapping.INSTANCE,
            version,
            Orders_TicketMapping.ID.encodeKey(id)));
  }

  /**
   * Starts a patch with the differences between two states of one row, which is written if the
   * row has the {@code version} of the first state. A property without a value in the second
   * state is cleared. A collection that differs is set as a whole.
   */
  public static Orders_TicketPatch between(Orders.Ticket before, Orders.Ticket after) {
    return new Orders_TicketPatch(PatchStart.between(Orders_TicketMapping.INSTANCE, before, after));
  }

  /** Sets {@code text}. */
  public Orders_TicketPatch setText(String text) {
    set(Orders_TicketMapping.TEXT, text);
    return this;
  }

  /** Deletes the value of {@code text}. */
  public Orders_TicketPatch clearText() {
    clear(Orders_TicketMapping.TEXT);
    return this;
  }
}
