package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Calls that fail, each in a typical situation. Every error has its code, the method of the DAO or
 * the table, a fix, and the frame of the caller.
 */
final class FailingCalls {

  /** A value that no message shows. */
  static final String SECRET = "ann@example.org";

  private static final UUID ID = new UUID(0, 1);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

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
    Map<ErrorCode, String> texts = new TreeMap<>();
    try (Rowan rowan = Rowan.connect(store);
        Rowan other = Rowan.connect("rowan:memory:")) {
      texts.putAll(Situation.texts(ofRows(rowan)));
      texts.putAll(Situation.texts(ofBatches(rowan, other)));
      texts.putAll(Situation.texts(ofObjects(rowan)));
      texts.putAll(Situation.texts(FailingTables.situations(rowan)));
      Situation.texts(FailingArguments.of(rowan));
    }
    String limited = store + (store.contains("?") ? "&" : "?") + "batch-refuse=1k";
    try (Rowan rowan = Rowan.connect(limited)) {
      texts.putAll(Situation.texts(List.of(ofLargeBatch(rowan))));
    }
    Rowan closed = Rowan.connect(store);
    Parcels parcels = closed.dao(Parcels.class);
    closed.close();
    Situation afterwards = new Situation(ErrorCode.CLOSED, "Parcels.find", () -> parcels.find(1));
    texts.putAll(Situation.texts(List.of(afterwards)));
    return texts;
  }

  private static List<Situation> ofRows(Rowan rowan) {
    Parcels parcels = rowan.dao(Parcels.class);
    Guests guests = rowan.dao(Guests.class);
    Tickets tickets = rowan.dao(Tickets.class);
    Readings readings = rowan.dao(Readings.class);
    Jobs jobs = rowan.dao(Jobs.class);
    guests.save(new Guest(ID, SECRET, "a", 1));
    tickets.issue(new Ticket(ID, "opera", NOON, 40, "none", 0));
    jobs.save(new Job("mail", 1, "ann", "open", "a title of many words, " + SECRET));
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
            ErrorCode.UNREADABLE_ROW, "Jobs.shortTitle", () -> jobs.shortTitle("mail", 1)),
        new Situation(
            ErrorCode.STALE_VERSION,
            "Tickets.issue",
            () -> tickets.issue(new Ticket(ID, "opera", NOON, 40, "none", 0))),
        new Situation(
            ErrorCode.UNIQUE_VIOLATION, "email", () -> guests.save(guest(new UUID(0, 2), SECRET))),
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
    Bookings bookings = rowan.dao(Bookings.class);
    Booking seat = new Booking("opera", 1, SECRET);
    Booking elsewhere = new Booking("ballet", 1, SECRET);
    return List.of(
        new Situation(
            ErrorCode.CONDITIONAL_BATCH,
            "2 writes in 2 partitions",
            () ->
                rowan.commitIf(Booking.class, bookings.booking(seat), bookings.booking(elsewhere))),
        new Situation(
            ErrorCode.BATCH_CLASH,
            "card",
            () -> rowan.commit(cards.saving(card), cards.removing(card))),
        new Situation(
            ErrorCode.FOREIGN_WRITE,
            "card",
            () -> rowan.commit(other.dao(Cards.class).saving(card))));
  }

  private static List<Situation> ofObjects(Rowan rowan) {
    Jobs jobs = rowan.dao(Jobs.class);
    Job first = new Job("mail", 1, "ann", "open", "first");
    Job second = new Job("mail", 2, "ann", "open", "second");
    return List.of(
        new Situation(
            ErrorCode.BATCH_OPTIONS,
            "profile",
            () ->
                rowan.commit(
                    jobs.saving(first, WriteOptions.of(CallOptions.NONE.withProfile("nightly"))),
                    jobs.saving(second, WriteOptions.of(CallOptions.NONE.withProfile("daily"))))),
        new Situation(
            ErrorCode.PATCH_REJECTED,
            "property: visitor",
            () -> VisitPatch.of("/", NOON).setVisitor(null)),
        new Situation(ErrorCode.NOT_TRACKABLE, Job.class.getName(), () -> rowan.track(first)));
  }

  private static Situation ofLargeBatch(Rowan rowan) {
    Cards cards = rowan.dao(Cards.class);
    List<Write> writes = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      writes.add(cards.saving(new Card(new UUID(1, i), "board", "lane", SECRET + i)));
    }
    return new Situation(ErrorCode.GUARDRAIL, "card", () -> rowan.commit(writes));
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
}
