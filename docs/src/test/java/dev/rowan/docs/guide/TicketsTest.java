package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Limit;
import dev.rowan.error.StaleVersionException;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The second of two buyers of one ticket receives the ticket of the first, as the guide says. */
class TicketsTest {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  @Test
  void theSecondBuyerReceivesTheTicketOfTheFirst() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      Tickets tickets = rowan.dao(Tickets.class);
      UUID id = new UUID(0, 1);
      tickets.issue(new Ticket(id, "opera", NOON, 40, "none", 0));
      Ticket free = tickets.cheapest("opera", Limit.of(1)).get(0);

      // tag::buy[]
      Ticket anns = new Ticket(id, "opera", NOON, 40, "ann", free.version());
      Ticket bobs = new Ticket(id, "opera", NOON, 40, "bob", free.version());
      Applied<Ticket> first = tickets.change(free, anns); // applied
      Applied<Ticket> second = tickets.change(free, bobs); // not applied: ann's stands
      // end::buy[]

      assertThat(first.applied()).isTrue();
      assertThat(second.applied()).isFalse();
      assertThat(second.current()).map(Ticket::holder).contains("ann");
      assertThat(tickets.reprice(id, 50, free.version())).isFalse();
      assertThat(tickets.reprice(id, 50, free.version() + 1)).isTrue();
      assertThat(tickets.cheapest("opera", Limit.of(1))).extracting(Ticket::price).contains(50);
      assertThatThrownBy(() -> tickets.issue(free)).isInstanceOf(StaleVersionException.class);
    }
  }
}
