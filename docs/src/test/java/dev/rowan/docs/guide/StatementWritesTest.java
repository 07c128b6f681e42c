package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Range;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.error.UniqueViolationException;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.operate.maintenance.MaintenanceReport;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/** Writes by statements of rows that Rowan completes, guards or trims, on each store. */
class StatementWritesTest extends OnEachStore {
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");
  private static final UUID ID = new UUID(7, 7);

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      StatementWrites writes = rowan.dao(StatementWrites.class);
      conditions(writes);
      options(writes);
      counters(writes);
      versions(writes);
      computed(writes);
      generated(writes);
      unique(writes);
      others(writes);
      for (EntityMapping<?> mapping :
          List.of(
              TicketMapping.INSTANCE,
              TemperatureMapping.INSTANCE,
              GuestMapping.INSTANCE,
              NoticeMapping.INSTANCE)) {
        assertThat(clean(rowan, mapping)).as("tables of %s", mapping.table().name()).isTrue();
      }
    }
  }

  private static void assertRejected(Runnable call) {
    assertThatThrownBy(call::run).isInstanceOf(RejectedInputException.class);
  }

  static boolean clean(Rowan rowan, EntityMapping<?> mapping) {
    MaintenanceReport report =
        rowan.maintenance().verify(mapping).withGrace(Duration.ofMillis(20)).run();
    return report.isClean();
  }

  private static Bid bid(int lot) {
    return new Bid(
        "north",
        lot,
        null,
        Bid.State.OPEN,
        new BigDecimal("10.0"),
        "bob",
        Set.of("old"),
        Map.of("checked", 3),
        List.of("shown"),
        new Bid.Stand("blue", 2));
  }

  private static void conditions(StatementWrites writes) {
    writes.save(bid(1));
    assertThat(writes.raise("north", 1, new BigDecimal("12"), "ann").applied()).isTrue();
    Applied<Bid> refused = writes.raise("north", 1, new BigDecimal("12.0"), "cid");
    assertThat(refused.applied()).isFalse();
    assertThat(refused.current()).map(Bid::bidder).contains("ann");
    assertThat(writes.become("north", 1, Bid.State.SOLD, List.of())).isFalse();
    assertThat(writes.become("north", 1, Bid.State.SOLD, List.of(Bid.State.OPEN))).isTrue();
    assertThat(writes.clear("north", 1, "checked", 7)).isFalse();
    assertThat(writes.clear("north", 1, "checked", 2)).isTrue();
    assertThat(writes.bid("north", 1)).map(Bid::bidder).isEmpty();
    assertThat(writes.claim("north", 1, "new")).isFalse();
    assertThat(writes.claim("north", 1, "old")).isTrue();
    assertThat(writes.change("north", 99, "x")).isFalse();
    assertThat(writes.change("north", 1, "dan")).isTrue();
    assertThat(writes.release("north", 1, "eve")).isFalse();
    assertThat(writes.release("north", 1, "dan")).isTrue();
    assertThat(writes.open("north", 1).current()).map(Bid::lot).contains(1);
    assertThat(writes.open("north", 2).applied()).isTrue();
    assertThat(writes.bid("north", 2)).map(Bid::price).contains(new BigDecimal("1.50"));
    assertThat(writes.withdraw("north", 1)).isTrue();
    assertThat(writes.bid("north", 1)).isEmpty();
    assertThat(writes.drop("north", 1).applied()).isFalse();
    assertThat(writes.drop("north", 2).applied()).isTrue();
  }

  private static void options(StatementWrites writes) {
    long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.parse("2040-01-01T00:00:00Z"));
    writes.save(bid(3));
    writes.bidAt("north", 3, "ann", micros, WriteOptions.NONE);
    assertThat(writes.times("north", 3))
        .hasValueSatisfying(
            times -> {
              assertThat(times.written()).isEqualTo("2040-01-01T00:00:00Z");
              assertThat(times.left()).isBetween(Duration.ofSeconds(1), Duration.ofMinutes(10));
            });
    writes.bidFor("north", 3, "bob", Duration.ofDays(9)); // older than the bid of 2040
    assertThat(writes.bid("north", 3)).map(Bid::bidder).contains("ann");
    writes.bidWith("north", 3, "cid", Instant.parse("2040-01-01T00:00:01Z"), 7_200);
    assertThat(writes.times("north", 3))
        .map(StatementWrites.Times::left)
        .hasValueSatisfying(left -> assertThat(left).isGreaterThan(Duration.ofHours(1)));
    writes.removeAt("north", 3, Instant.parse("2039-01-01T00:00:00Z"));
    assertThat(writes.bid("north", 3)).map(Bid::bidder).contains("cid");
    writes.removeAt("north", 3, Instant.parse("2041-01-01T00:00:00Z"));
    assertThat(writes.bid("north", 3)).isEmpty();
    writes.briefly("east", 4, BigDecimal.ONE);
    assertThat(writes.bid("east", 4)).isPresent();
    assertRejected(
        () -> writes.bidAt("north", 4, "x", micros, WriteOptions.ttl(Duration.ofSeconds(1))));
    assertRejected(() -> writes.bidAt("north", 4, "x", micros, WriteOptions.at(NOON)));
    assertRejected(() -> writes.bidFor("north", 4, "x", null));
    assertRejected(() -> writes.bidWith("north", 4, "x", NOON, -1));
  }

  private static void counters(StatementWrites writes) {
    writes.like(ID, 5);
    writes.like(ID, -1);
    writes.unlikeTwice(ID);
    assertThat(writes.likes(ID)).contains(2L);
    writes.forget(ID);
    assertThat(writes.likes(ID)).isEmpty();
  }

  private static void versions(StatementWrites writes) {
    assertThat(writes.issue(ID, "fair", NOON, 5, "ann")).isTrue();
    assertThat(writes.issue(ID, "fair", NOON, 6, "bob")).isFalse();
    assertThat(writes.tickets("fair")).containsExactly(new Ticket(ID, "fair", NOON, 5, "ann", 1));
    assertThat(writes.issued(NOON, NOON)).containsExactly(ID);
    assertThat(writes.reprice(ID, 7, 1)).isTrue();
    assertThat(writes.reprice(ID, 8, 1)).isFalse();
    assertThat(writes.repriceOf(ID, 8, "bob", 2).current()).map(Ticket::version).contains(2L);
    assertThat(writes.repriceOf(ID, 8, "ann", 2).applied()).isTrue();
    assertThat(writes.tickets("fair")).containsExactly(new Ticket(ID, "fair", NOON, 8, "ann", 3));
    assertThat(writes.cancel(ID, 2)).isFalse();
    assertThat(writes.cancel(ID, 3)).isTrue();
    assertThat(writes.tickets("fair")).isEmpty();

    writes.write("eco", "t", "first");
    assertThatThrownBy(() -> writes.write("eco", "t", "second"))
        .isInstanceOf(StaleVersionException.class);
    Draft draft = writes.draft("eco", "t").orElseThrow();
    assertThat(draft.version).isEqualTo(1);
    assertThat(draft.getChanged()).isNotNull();
    writes.rewrite("eco", "t", "second", 1);
    assertThatThrownBy(() -> writes.rewrite("eco", "t", "third", 1))
        .isInstanceOf(StaleVersionException.class);
    writes.translate("eco", "it");
    Draft rewritten = writes.draft("eco", "t").orElseThrow();
    assertThat(rewritten.getText()).isEqualTo("second");
    assertThat(rewritten.version).isEqualTo(2);
    assertThat(rewritten.language).isEqualTo("it");
    assertThat(rewritten.getChanged()).isAfterOrEqualTo(draft.getChanged());
  }

  private static void computed(StatementWrites writes) {
    writes.measure("s", NOON, 1.5);
    writes.measure("s", NOON.minusSeconds(86_400), 0.5);
    writes.annotate("s", NOON, "hot");
    assertThat(writes.latest("s")).contains(1.5);
    assertThat(writes.temperatures("s", Range.closed(NOON.minusSeconds(90_000), NOON)))
        .containsExactly(
            new Temperature("s", LocalDate.of(2024, 5, 17), NOON, 1.5, "hot"),
            new Temperature("s", LocalDate.of(2024, 5, 16), NOON.minusSeconds(86_400), 0.5, null));
  }

  private static void generated(StatementWrites writes) {
    UUID id = UUID.fromString("13814000-1dd2-11b2-8080-808080808080");
    writes.accept("ann", id, "street");
    assertThat(writes.deliveries("ann"))
        .singleElement()
        .satisfies(each -> assertThat(each.accepted()).isNotNull());
    writes.accept("ann", id, NOON);
    assertThat(writes.deliveries("ann")).extracting(Delivery::accepted).containsExactly(NOON);
    writes.accept("ann", id, (Instant) null);
    assertThat(writes.deliveries("ann"))
        .singleElement()
        .satisfies(each -> assertThat(each.accepted()).isAfter(NOON));
  }

  private static void unique(StatementWrites writes) {
    UUID other = new UUID(8, 8);
    writes.invite(ID, "a@b", "blue", 1);
    assertThatThrownBy(() -> writes.invite(other, "a@b", "blue", 2))
        .isInstanceOf(UniqueViolationException.class);
    writes.invite(other, "c@d", "blue", 2);
    assertThatThrownBy(() -> writes.rename(other, "a@b"))
        .isInstanceOf(UniqueViolationException.class);
    writes.rename(ID, "e@f");
    writes.rename(other, "a@b");
    assertThat(writes.guest("a@b")).map(Guest::id).contains(other);
  }

  private static void others(StatementWrites writes) {
    for (int number = 0; number < 4; number++) {
      writes.post("java", number, "ann", "h " + number);
    }
    writes.retract("java", 1);
    assertThat(writes.notices("ann")).containsExactly(0, 1);
    for (int number = 0; number < 12; number++) {
      writes.search("ann", NOON.plusSeconds(number), "t " + number);
    }
    assertThat(writes.searches("ann")).hasSize(10);
  }
}
