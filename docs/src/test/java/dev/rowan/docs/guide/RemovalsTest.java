package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.IntStream;

/** Deletes by several values, on each store, with indexes and copies of every kind and without. */
class RemovalsTest extends OnEachLocalStore {
  private static final LocalDate DAY = LocalDate.of(2024, 5, 17);
  private static final Instant NOON = Instant.parse("2024-05-17T12:00:00Z");

  /** More values than requests are in flight at the same time. */
  private static final int MANY = 150;

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      rowsWithoutIndexes(rowan.dao(Readings.class));
      refusals(rowan.dao(Readings.class));
      entriesThatNeverChange(rowan);
      verifiedEntries(rowan);
      uniqueValues(rowan);
      rowsWithCopies(rowan);
      counters(rowan);
    }
  }

  private static void rowsWithoutIndexes(Readings readings) {
    for (int second = 0; second < MANY; second++) {
      readings.save(reading(DAY, second));
      readings.save(reading(DAY.plusDays(second + 1), 0));
    }
    List<Instant> all = IntStream.range(0, MANY).mapToObj(NOON::plusSeconds).toList();
    readings.judgeAll("north", DAY, all, Quality.DOUBTFUL);
    assertThat(readings.latest("north", DAY, Limit.of(MANY)))
        .hasSize(MANY)
        .allMatch(each -> each.quality() == Quality.DOUBTFUL);
    List<LocalDate> days = IntStream.range(0, MANY + 1).mapToObj(DAY::plusDays).toList();
    readings.judgeDays("north", days, NOON, Quality.GOOD);
    assertThat(days)
        .allMatch(day -> readings.quality("north", day, NOON).equals(Optional.of(Quality.GOOD)));
    readings.judgeAll("north", DAY, List.of(), Quality.GOOD);
    readings.judgeAll("north", DAY, all, Quality.GOOD);
    // tag::remove-several[]
    readings.removeAll("north", DAY, List.of(NOON, NOON.plusSeconds(2)));
    readings.removeDays("north", List.of(DAY.plusDays(1), DAY.plusDays(3)));
    // end::remove-several[]
    readings.removeAll("north", DAY, List.of());
    readings.removeDays("north", Set.of());
    assertThat(readings.latest("north", DAY, Limit.of(2 * MANY)))
        .hasSize(MANY - 2)
        .doesNotContain(reading(DAY, 0), reading(DAY, 2));
    assertThat(readings.exists("north", DAY.plusDays(1))).isFalse();
    assertThat(readings.exists("north", DAY.plusDays(2))).isTrue();
    assertThat(readings.exists("north", DAY.plusDays(3))).isFalse();

    readings.removeAll("north", DAY, IntStream.range(0, MANY).mapToObj(NOON::plusSeconds).toList());
    assertThat(readings.exists("north", DAY)).isFalse();
    readings.removeDays("north", IntStream.range(0, MANY + 1).mapToObj(DAY::plusDays).toList());
    for (int day = 0; day <= MANY; day++) {
      assertThat(readings.exists("north", DAY.plusDays(day))).isFalse();
    }
  }

  @SuppressWarnings("NullAway") // null is the mistake
  private static void refusals(Readings readings) {
    readings.save(reading(DAY, 0));
    Situation.texts(
        List.of(
            new Situation(
                ErrorCode.ARGUMENT_REJECTED,
                "method: Readings.removeAll",
                () -> readings.removeAll("north", DAY, null)),
            new Situation(
                ErrorCode.NULL_KEY,
                "method: Readings.removeAll",
                () -> readings.removeAll("north", DAY, Arrays.asList(NOON, null))),
            new Situation(
                ErrorCode.NULL_KEY,
                "method: Readings.removeDays",
                () -> readings.removeDays("north", Arrays.asList(DAY, null)))));
    assertThat(readings.exists("north", DAY)).isTrue();
  }

  private static void entriesThatNeverChange(Rowan rowan) {
    Notices notices = rowan.dao(Notices.class);
    for (int number = 1; number <= 5; number++) {
      notices.save(new Notice("go", number, "Go", "ann", "h" + number, null));
      notices.save(new Notice("tea", number, "Tea", "ann", "h" + number, null));
    }
    NoticeRemovals removals = rowan.dao(NoticeRemovals.class);
    removals.removeAll("go", List.of(1, 2, 2, 9));
    assertThat(notices.by("ann")).hasSize(8);
    removals.removeFrom(List.of("go", "tea"), Range.atLeast(4));
    assertThat(notices.by("ann")).extracting(Notices.Line::number).containsExactly(3, 1, 2, 3);
    removals.removeTopics(List.of("go", "tea"));
    assertThat(notices.by("ann")).isEmpty();
    assertThat(notices.topic("tea")).isEmpty(); // with the static value
    verified(rowan);
  }

  private static void verifiedEntries(Rowan rowan) {
    Jobs jobs = rowan.dao(Jobs.class);
    for (int number = 1; number <= 5; number++) {
      jobs.save(new Job("print", number, "kim", "open", "p" + number));
      jobs.save(new Job("scan", number, "kim", "open", "s" + number));
    }
    JobRemovals removals = rowan.dao(JobRemovals.class);
    removals.moveAll("print", List.of(1, 2, 2), "done");
    removals.moveOfEach(List.of("print", "scan"), 5, "done").join();
    assertThat(jobs.in("done")).hasSize(4);
    removals.moveAll("print", List.of(1, 2, 5), "open");
    removals.moveOfEach(List.of("scan"), 5, "open").join();
    assertThat(jobs.in("done")).isEmpty();
    removals.removeAll("print", List.of(1, 2, 3));
    removals.removeOfEach(List.of("print", "scan"), 5).join();
    assertThat(jobs.in("open"))
        .extracting(Jobs.Title::title)
        .containsExactly("p4", "s1", "s2", "s3", "s4");
    assertThat(rowan.maintenance().verify(JobMapping.INSTANCE).run().isClean()).isTrue();
  }

  private static void verified(Rowan rowan) {
    assertThat(rowan.maintenance().verify(NoticeMapping.INSTANCE).run().isClean()).isTrue();
  }

  private static void uniqueValues(Rowan rowan) {
    Guests guests = rowan.dao(Guests.class);
    GuestRemovals removals = rowan.dao(GuestRemovals.class);
    for (int i = 0; i < 3; i++) {
      guests.save(new Guest(new UUID(0, i), i + "@example.org", "red", i));
    }
    removals.removeAll(List.of(new UUID(0, 0), new UUID(0, 1)));
    assertThat(guests.byEmail("0@example.org")).isEmpty();
    assertThat(guests.byEmail("2@example.org")).isPresent();
    guests.save(new Guest(new UUID(0, 7), "1@example.org", "red", 1)); // the values are free
    assertThat(guests.at("red", 1)).map(Guest::id).contains(new UUID(0, 7));
  }

  private static void rowsWithCopies(Rowan rowan) {
    UUID nina = new UUID(1, 1);
    rowan.dao(Singers.class).save(new Singer(nina, "Nina", "Philips"));
    Albums albums = rowan.dao(Albums.class);
    for (int i = 0; i < 3; i++) {
      albums.save(new Album(new UUID(2, i), nina, 1960 + i, "t" + i, null));
    }
    rowan.dao(AlbumRemovals.class).removeAll(List.of(new UUID(2, 0), new UUID(2, 2)));
    assertThat(albums.of(nina)).extracting(Album::title).containsExactly("t1");
    assertThat(albums.of(nina)).extracting(Album::singerName).containsExactly("Nina");
  }

  private static void counters(Rowan rowan) {
    DayCounts counts = rowan.dao(DayCounts.class);
    for (int day = 0; day < 3; day++) {
      counts.count("east", DAY.plusDays(day), 1);
    }
    rowan.dao(CountRemovals.class).removeAll("east", List.of(DAY, DAY.plusDays(2)));
    assertThat(counts.find("east", DAY)).isEmpty();
    assertThat(counts.find("east", DAY.plusDays(1))).isPresent();
    assertThat(counts.find("east", DAY.plusDays(2))).isEmpty();
  }

  private static Reading reading(LocalDate day, int second) {
    return new Reading(
        "north", day, NOON.plusSeconds(second), "v2", Quality.GOOD, Map.of("t", 1.0));
  }
}
