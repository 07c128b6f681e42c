package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.TimeUuids;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;
import shop.Orders.Badge;
import shop.Orders.Badges;
import shop.Orders.Event;
import shop.Orders.Events;
import shop.Orders.Invoice;
import shop.Orders.InvoiceId;
import shop.Orders.Invoices;
import shop.Orders.Order;
import shop.Orders.OrderId;
import shop.Orders.OrderWrites;
import shop.Orders.Ticket;
import shop.Orders.Tickets;

/** Inserts with and without values. */
public final class GeneratedPlay implements Play {
  @Override
  public void on(Rowan rowan) {
    records(rowan.dao(OrderWrites.class));
    beans(rowan, rowan.dao(Events.class));
    rowan.dao(Tickets.class).open(new Ticket(null, "lost", 0));
    numbers(rowan, rowan.dao(Invoices.class));
    badges(rowan.dao(Badges.class));
  }

  private static Invoice invoice(String customer) {
    return new Invoice(null, customer, null);
  }

  private static InvoiceId id(long number) {
    return new InvoiceId(number);
  }

  private void numbers(Rowan rowan, Invoices invoices) {
    Invoice first = invoices.write(invoice("ann"));
    assertThat(first.id()).isEqualTo(id(1));
    assertThat(first.at()).isNotNull();
    assertThat(invoices.find(id(1))).contains(first);

    Invoice own = new Invoice(id(-3), "bob", Instant.EPOCH);
    assertThat(invoices.write(own)).isSameAs(own);
    List<Invoice> all = invoices.writeAll(List.of(invoice("cat"), own, invoice("dan")));
    assertThat(all).extracting(Invoice::id).containsExactly(id(2), id(-3), id(3));
    assertThat(invoices.writeAll(List.of())).isEmpty();
    List<Invoice> many = invoices.writeAll(Collections.nCopies(20, invoice("eve")));
    assertThat(many).extracting(Invoice::id).containsExactlyElementsOf(
        LongStream.rangeClosed(4, 23).mapToObj(GeneratedPlay::id).toList());

    assertThat(invoices.writeLater(invoice("fay")).toCompletableFuture().join().id()).isEqualTo(id(24));
    assertThat(invoices.create(invoice("gus"))).isTrue();
    assertThat(invoices.find(id(25))).map(Invoice::customer).contains("gus");
    rowan.commit(invoices.writing(invoice("hal")), invoices.writing(invoice("ian")));
    assertThat(invoices.find(id(26))).map(Invoice::customer).contains("hal");
    assertThat(invoices.find(id(27))).map(Invoice::customer).contains("ian");
    rowan.bulk(Orders_InvoiceMapping.INSTANCE).save(List.of(invoice("joe"), invoice("kim")));
    assertThat(invoices.find(id(29))).map(Invoice::customer).contains("kim");

    assertThatThrownBy(() -> invoices.write(null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> invoices.writeAll(Arrays.asList(invoice("leo"), null)))
        .isInstanceOf(RejectedInputException.class);
    assertThat(invoices.write(invoice("mia")).id()).as("the number of a refused call is lost").isEqualTo(id(31));
  }

  private static void badges(Badges badges) {
    for (String house : List.of("east", "west", "east")) {
      Badge badge = new Badge();
      badge.house = house;
      badge.holder = "of " + house;
      badges.add(badge);
      assertThat(badge.number).isNotNull();
    }
    assertThat(badges.of("east")).extracting(each -> each.number).containsExactly(1, 3);
    assertThat(badges.of("west")).extracting(each -> each.number).containsExactly(2);
  }

  private static Order order(String customer) {
    return new Order(null, customer, null, null, null);
  }

  private void records(OrderWrites orders) {
    Instant before = GeneratedPlay.now();
    Order placed = orders.place(order("ann"));
    assertThat(placed.id().value().version()).isEqualTo(4);
    assertThat(placed.placed()).isBetween(before, now());
    assertThat(placed.placedAt())
        .isBetween(LocalDateTime.ofInstant(before, ZoneOffset.UTC), LocalDateTime.ofInstant(now(), ZoneOffset.UTC));
    assertThat(placed.placedOn())
        .isBetween(LocalDate.ofInstant(before, ZoneOffset.UTC), LocalDate.ofInstant(now(), ZoneOffset.UTC));
    assertThat(orders.find(placed.id())).contains(placed);
    assertThat(orders.of("ann")).hasSize(1);

    OrderId own = new OrderId(new UUID(0, 7));
    Order kept = new Order(own, "bob", Instant.EPOCH, LocalDateTime.of(2026, 1, 1, 0, 0), LocalDate.EPOCH);
    assertThat(orders.place(kept)).isSameAs(kept);
    assertThat(orders.find(own)).contains(kept);

    Order later = orders.placeLater(order("cat"), WriteOptions.NONE).toCompletableFuture().join();
    assertThat(orders.find(later.id())).contains(later);
    List<Order> all = orders.placeAll(List.of(order("dan"), kept, order("dan")));
    assertThat(all).hasSize(3).extracting(Order::customer).containsExactly("dan", "bob", "dan");
    assertThat(all.get(0).id()).isNotEqualTo(all.get(2).id());
    assertThat(orders.of("dan")).extracting(Order::id).containsExactlyInAnyOrder(all.get(0).id(), all.get(2).id());
    assertThat(orders.placeAll(List.of())).isEmpty();
    assertThat(orders.placeAllLater(List.of(order("eve"))).join()).hasSize(1);
    orders.keep(order("fay"));
    assertThat(orders.of("fay")).hasSize(1);
    assertThat(orders.create(order("hal")).applied()).isTrue();
    assertThat(orders.of("hal")).hasSize(1);
    assertThatThrownBy(() -> orders.place(null)).isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> orders.placeAll(Arrays.asList(order("ian"), null)))
        .isInstanceOf(RejectedInputException.class);
    assertThat(orders.of("ian")).isEmpty();
  }

  private static Instant now() {
    return Instant.ofEpochMilli(System.currentTimeMillis());
  }

  private void beans(Rowan rowan, Events events) {
    Instant before = now();
    Event first = event("a");
    assertThat(events.add(first)).isSameAs(first);
    assertThat(first.at.version()).isEqualTo(1);
    assertThat(TimeUuids.instantOf(first.at)).isBetween(before, Instant.now());
    assertThat(first.getStored()).isAfterOrEqualTo(Date.from(before));
    List<Event> more = events.addAll(List.of(event("b"), event("c")));
    assertThat(more).extracting(each -> each.text).containsExactly("b", "c");
    assertThat(events.newest("door", Limit.of(2))).extracting(each -> each.text).containsExactly("c", "b");
    assertThat(events.between("door", TimeUuids.between(before, Instant.now().plusSeconds(1)))).hasSize(3);
    assertThat(events.between("door", TimeUuids.between(Instant.EPOCH, before))).isEmpty();
    rowan.commit(events.adding(event("d")), events.adding(event("e")));
    assertThat(events.newest("door", Limit.of(9))).hasSize(5);
  }

  private static Event event(String text) {
    Event event = new Event();
    event.source = "door";
    event.text = text;
    return event;
  }
}
