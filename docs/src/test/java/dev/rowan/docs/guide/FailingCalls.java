package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;

/**
 * Calls that fail, each in a typical situation. Every error has its code, the method of the DAO or
 * the table, a fix, and the frame of the caller.
 */
final class FailingCalls {

  private static final UUID ID = new UUID(0, 1);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  /** A call that fails, and a word of the message that says where. */
  private record Situation(ErrorCode code, String where, ThrowingCallable call) {}

  private FailingCalls() {}

  /** Returns the connection string of a keyspace, in which tables are created. */
  static String url(CassandraKeyspace keyspace) {
    return "rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
        .formatted(
            keyspace.contactPoint().getHostString(),
            keyspace.contactPoint().getPort(),
            keyspace.name(),
            keyspace.datacenter());
  }

  /** Returns the message of each code at a store. */
  static Map<ErrorCode, String> texts(String store) {
    Map<ErrorCode, String> texts = new LinkedHashMap<>();
    try (Rowan rowan = Rowan.connect(store);
        Rowan other = Rowan.connect("rowan:memory:")) {
      List<Situation> situations = new ArrayList<>(ofRows(rowan));
      situations.addAll(ofBatches(rowan, other));
      for (Situation each : situations) {
        texts.put(each.code(), text(each));
      }
    }
    Rowan closed = Rowan.connect(store);
    Parcels parcels = closed.dao(Parcels.class);
    closed.close();
    texts.put(
        ErrorCode.CLOSED,
        text(new Situation(ErrorCode.CLOSED, "Parcels.find", () -> parcels.find(1))));
    return texts;
  }

  private static List<Situation> ofRows(Rowan rowan) {
    Parcels parcels = rowan.dao(Parcels.class);
    Guests guests = rowan.dao(Guests.class);
    Tickets tickets = rowan.dao(Tickets.class);
    Readings readings = rowan.dao(Readings.class);
    guests.save(new Guest(ID, "ann@example.org", "a", 1));
    tickets.issue(new Ticket(ID, "opera", NOON, 40, "none", 0));
    Parcel nullScan = parcel(1, "north");
    nullScan.scans = new HashSet<>(Arrays.asList("gate", null));
    return List.of(
        new Situation(ErrorCode.NULL_KEY, "Guests.save", () -> guests.save(guest(null, "b"))),
        new Situation(ErrorCode.VALUE_REJECTED, "property: scans", () -> parcels.send(nullScan)),
        new Situation(
            ErrorCode.KEY_TOO_LONG,
            "parcels_by_depot",
            () -> parcels.send(parcel(1, "n".repeat(70_000)))),
        new Situation(ErrorCode.ROW_MISSING, "Parcels.find", () -> parcels.find(999)),
        new Situation(
            ErrorCode.STALE_VERSION,
            "Tickets.issue",
            () -> tickets.issue(new Ticket(ID, "opera", NOON, 40, "none", 0))),
        new Situation(
            ErrorCode.UNIQUE_VIOLATION,
            "email",
            () -> guests.save(guest(new UUID(0, 2), "ann@example.org"))),
        new Situation(
            ErrorCode.FOREIGN_PAGE_TOKEN,
            "Readings.ofDay",
            () -> readings.ofDay("x", LocalDate.EPOCH, PageRequest.after("bm90IGEgdG9rZW4", 10))),
        new Situation(ErrorCode.ARGUMENT_REJECTED, "limit", () -> parcelsAt(tickets)));
  }

  private static void parcelsAt(Tickets tickets) {
    tickets.cheapest("opera", Limit.of(0));
  }

  private static List<Situation> ofBatches(Rowan rowan, Rowan other) {
    Cards cards = rowan.dao(Cards.class);
    Card card = new Card(ID, "board", "lane", "title");
    return List.of(
        new Situation(
            ErrorCode.BATCH_CLASH,
            "card",
            () -> rowan.commit(cards.saving(card), cards.removing(card))),
        new Situation(
            ErrorCode.FOREIGN_WRITE,
            "card",
            () -> rowan.commit(other.dao(Cards.class).saving(card))));
  }

  private static Guest guest(@Nullable UUID id, String email) {
    return new Guest(id, email, "b", 2);
  }

  private static Parcel parcel(long number, String depot) {
    Parcel parcel = new Parcel();
    parcel.number = number;
    parcel.depot = depot;
    parcel.driver = "bob";
    parcel.scans = Set.of();
    return parcel;
  }

  /** Returns the message of the failure, after checking what each one has. */
  private static String text(Situation situation) {
    RowanException failure =
        Objects.requireNonNull(catchThrowableOfType(RowanException.class, situation.call()));
    String message = String.valueOf(failure.getMessage());
    assertThat(failure.code()).as(message).isEqualTo(situation.code());
    assertThat(message)
        .contains("[" + situation.code().code() + "]", situation.where(), "fix:")
        .doesNotContain("ann@example.org");
    assertThat(failure.getStackTrace())
        .as("frames of %s", message)
        .anyMatch(frame -> frame.getClassName().startsWith(FailingCalls.class.getName()));
    // the store in a directory finds a long key by its format, a cluster's backend by a guardrail
    return message.replaceAll("\\n {2}(found|guardrail|limit): .*", "");
  }
}
