package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UniqueViolationException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/** Inserts of collections, on each store, with indexes and copies of every kind and without. */
class InsertsTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  /** More rows than one request has, and more partitions than are written at the same time. */
  private static final int MANY = 100;

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      rows(rowan.dao(Readings.class));
      refusals(rowan.dao(Readings.class));
      staticColumnsAndEntries(rowan);
      uniqueValues(rowan);
      copies(rowan);
    }
  }

  private static void rows(Readings readings) {
    List<Reading> all = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      all.add(reading(DAY, i));
      all.add(reading(DAY.plusDays(i + 1), 0));
    }
    readings.saveAll(all);
    assertThat(readings.latest("north", DAY, Limit.of(2 * MANY))).hasSize(MANY);
    for (int i = 0; i < MANY; i++) {
      assertThat(readings.exists("north", DAY.plusDays(i + 1))).isTrue();
    }
    readings.saveAll(List.of());

    // tag::save-several[]
    readings.saveAll(List.of(reading(DAY, 0), reading(DAY, 1), reading(DAY.plusDays(1), 0)));
    // end::save-several[]
    Reading doubtful = new Reading("north", DAY, NOON, "v3", Quality.DOUBTFUL, Map.of("t", 2.0));
    readings.saveAll(List.of(reading(DAY, 0), doubtful)); // the later one stays
    assertThat(readings.find("north", DAY, NOON)).contains(doubtful);
  }

  @SuppressWarnings("NullAway") // null is the mistake
  private static void refusals(Readings readings) {
    LocalDate other = DAY.minusDays(1);
    Reading keyless = new Reading("north", null, NOON, "v2", Quality.GOOD, Map.of());
    Situation.texts(
        List.of(
            refused(ErrorCode.ARGUMENT_REJECTED, () -> readings.saveAll(null)),
            refused(
                ErrorCode.ARGUMENT_REJECTED,
                () -> readings.saveAll(Arrays.asList(reading(other, 0), null))),
            refused(
                ErrorCode.NULL_KEY, () -> readings.saveAll(List.of(reading(other, 0), keyless)))));
    assertThat(readings.exists("north", other)).isFalse();
  }

  private static Situation refused(
      ErrorCode code, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
    return new Situation(code, "method: Readings.saveAll", call);
  }

  private static void staticColumnsAndEntries(Rowan rowan) {
    Notices notices = rowan.dao(Notices.class);
    List<Notice> all =
        IntStream.rangeClosed(1, MANY)
            .mapToObj(i -> new Notice("go", i, "Go", "ann", "h" + i, null))
            .toList();
    rowan.dao(NoticeInserts.class).saveAll(all);
    assertThat(notices.by("ann")).hasSize(MANY);
    assertThat(notices.topic("go")).contains(new Notices.Topic("go", "Go"));
    assertThat(rowan.maintenance().verify(NoticeMapping.INSTANCE).run().isClean()).isTrue();
  }

  private static void uniqueValues(Rowan rowan) {
    GuestInserts inserts = rowan.dao(GuestInserts.class);
    Guests guests = rowan.dao(Guests.class);
    inserts.saveAll(List.of(guest(1, 1), guest(2, 2), guest(3, 3)));
    assertThat(guests.byEmail("2@example.org")).contains(guest(2, 2));

    assertThatThrownBy(() -> inserts.saveAll(List.of(guest(4, 1))))
        .isInstanceOf(UniqueViolationException.class);
    assertThatThrownBy(() -> inserts.saveAll(List.of(guest(5, 5), guest(6, 1), guest(7, 7))))
        .isInstanceOf(OutcomeUnknownException.class)
        .hasMessageContaining("method: GuestInserts.saveAll")
        .satisfies(
            failure ->
                assertThat(((RowanException) failure).context())
                    .containsEntry("rows written", Integer.toString(stored(guests))))
        .rootCause()
        .isInstanceOf(UniqueViolationException.class);
  }

  private static int stored(Guests guests) {
    return (int)
        IntStream.of(5, 7).filter(i -> guests.byEmail(i + "@example.org").isPresent()).count();
  }

  private static void copies(Rowan rowan) {
    UUID nina = new UUID(1, 1);
    rowan.dao(Singers.class).save(new Singer(nina, "Nina", "Philips"));
    rowan
        .dao(AlbumInserts.class)
        .saveAll(
            Set.of(
                new Album(new UUID(2, 1), nina, 1961, "t1", null),
                new Album(new UUID(2, 2), nina, 1962, "t2", null)));
    assertThat(rowan.dao(Albums.class).of(nina))
        .hasSize(2)
        .allMatch(album -> "Nina".equals(album.singerName()));
  }

  private static Guest guest(int id, int email) {
    return new Guest(new UUID(0, id), email + "@example.org", "red", email);
  }

  private static Reading reading(LocalDate day, int second) {
    return new Reading(
        "north", day, NOON.plusSeconds(second), "v2", Quality.GOOD, Map.of("t", 1.0));
  }
}
