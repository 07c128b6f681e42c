package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Orders.Tickets} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanOrders_Tickets implements Orders.Tickets {
  private final DaoRuntime<Orders.Ticket> runtime;

  private final DaoRuntime<Orders.Ticket> open;

  private final KeyedRead<Orders.Ticket> find;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanOrders_Tickets(Rowan rowan) {
    rowan.requireConditionalWrites(Orders_TicketMapping.INSTANCE);
    this.runtime = rowan.runtime(Orders_TicketMapping.INSTANCE);
    this.open =
        runtime.attributedTo("Tickets.open", CallKind.CONDITIONAL_WRITE, PlannedRequests.of(1));
    this.find = runtime.keyedRead(
            ReadPlan.direct("Tickets.find", Orders_TicketMapping.TABLE)
                .as("SELECT ... FROM ticket WHERE id = ?", PlannedRequests.of(1)));
  }

  /**
   * Inserts one {@code Ticket} as a row of table {@code ticket}, if the row does not exist.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the replicas apply one after the other, each under its condition. A retry checks the
   * condition again, on a row that the first attempt may have written.
   */
  @Override
  public void open(Orders.Ticket ticket) {
    runtime.await(open.orThrow().insertIfNotExists(ticket, Nulls.UNSET));
  }

  /**
   * Reads the {@code Ticket} with the given {@code id} from table {@code ticket}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM ticket WHERE id = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Orders.Ticket> find(UUID id) {
    return runtime.awaitRead(
        find
            .optional(find.key(Orders_TicketMapping.ID, id)));
  }
}
