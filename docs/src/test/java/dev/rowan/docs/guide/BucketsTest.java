package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.contract.fixture.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Buckets and shards, on each store. */
class BucketsTest extends OnEachLocalStore {
  private static final int PERSONS = 60;

  private final long seed = Seed.next();
  private final Random random = new Random(seed);

  @Override
  void callsOn(String store) {
    try (Rowan rowan = Rowan.connect(store)) {
      Passages passages = rowan.dao(Passages.class);
      oneByOne(passages);
      inOrder(passages);
      shards(rowan.dao(Reactions.class));
      shardsInTurn(rowan.dao(Impressions.class), rowan.dao(Audience.class));
      columnsOfTheClass(rowan);
      asFarBackAsRowsAreStored(rowan.dao(Tolls.class));
    }
  }

  private static void asFarBackAsRowsAreStored(Tolls tolls) {
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    Instant oldest = now.minus(Duration.ofDays(3));
    for (Instant at : List.of(now, oldest, now.minus(Duration.ofDays(5)))) {
      tolls.save(new Toll("north", null, at, "AB 123"));
    }
    assertThat(tolls.newest("north", Limit.of(10))).containsExactly(now, oldest);
  }

  private static void oneByOne(Passages passages) {
    Instant now = Instant.now();
    // tag::pass[]
    passages.save(Passage.of("north", now, "AB 123", 2));
    List<Passage> newest = passages.newest("north", Limit.of(10));
    LocalDate day = newest.get(0).day(); // the day of `at` in UTC
    // end::pass[]
    assertThat(day).isEqualTo(LocalDate.ofInstant(now, ZoneOffset.UTC));
    Instant stored = newest.get(0).at();
    passages.correct("north", stored, "AB 123", 3);
    assertThat(passages.find("north", stored, "AB 123").orElseThrow().axles()).isEqualTo(3);
    passages.removeBetween("north", Range.closed(now.minus(Duration.ofDays(1)), now));
    assertThat(passages.newest("north", Limit.of(1))).isEmpty();
  }

  /** Random times with gaps, compared with a sorted list. */
  private void inOrder(Passages passages) {
    Instant today = Instant.now().minusSeconds(1).truncatedTo(ChronoUnit.MILLIS);
    List<Passage> all = new ArrayList<>();
    for (String gate : List.of("east", "west")) {
      for (int i = 0; i < PERSONS; i++) {
        Duration ago = Duration.ofMillis((long) (random.nextDouble() * 29 * 86_400_000));
        boolean gap = ago.toDays() % 5 == 2;
        Instant at = Instant.ofEpochMilli(today.minus(gap ? Duration.ZERO : ago).toEpochMilli());
        all.add(Passage.of(gate, at, "p" + i, 2));
      }
    }
    all.forEach(passages::save);
    passages.save(Passage.of("east", today.plus(Duration.ofDays(2)), "later", 2));
    passages.save(Passage.of("east", today.minus(Duration.ofDays(31)), "earlier", 2));
    Comparator<Passage> newestFirst =
        Comparator.comparing(Passage::at).reversed().thenComparing(Passage::plate);
    List<Passage> east =
        all.stream().filter(each -> each.gate().equals("east")).sorted(newestFirst).toList();
    assertThat(plates(passages.newest("east", Limit.of(7))))
        .as("seed %d", seed)
        .isEqualTo(plates(east.subList(0, 7)));
    assertThat(plates(passages.newest("east", Limit.of(1_000))))
        .as("seed %d", seed)
        .isEqualTo(plates(east));
    for (int size : new int[] {1, 7, 1_000}) {
      assertThat(plates(pages(size, page -> passages.page("east", page))))
          .as("seed %d, size %d", seed, size)
          .isEqualTo(plates(east));
    }
    ranges(passages, east, today);
    assertThat(plates(passages.newestOfSeveral(List.of("east", "west", "nowhere"), Limit.of(25))))
        .as("seed %d", seed)
        .containsExactlyInAnyOrderElementsOf(
            plates(all.stream().sorted(newestFirst).limit(25).toList()));
  }

  private void ranges(Passages passages, List<Passage> east, Instant today) {
    Instant from = today.minus(Duration.ofDays(random.nextInt(20)));
    List<Passage> since = east.stream().filter(each -> !each.at().isBefore(from)).toList();
    assertThat(plates(passages.between("east", Range.closed(from, today))))
        .as("seed %d", seed)
        .isEqualTo(plates(since));
    assertThat(plates(passages.between("east", Range.atLeast(from))))
        .as("seed %d", seed)
        .isEqualTo(plates(since));
    try (Stream<Passage> upwards = passages.oldestFirst("east", Range.atLeast(from))) {
      assertThat(upwards.map(Passage::at).toList())
          .as("seed %d", seed)
          .isEqualTo(since.stream().map(Passage::at).sorted().toList());
    }
    LocalDate day = LocalDate.ofInstant(from, ZoneOffset.UTC);
    assertThat(plates(passages.ofDay("east", day)))
        .as("seed %d", seed)
        .isEqualTo(plates(east.stream().filter(each -> day(each).equals(day)).toList()));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> passages.removeBetween("east", Range.atLeast(from)))
        .withMessageContaining("no end");
    passages.removeBetween("east", Range.closed(from, today));
    assertThat(plates(passages.newest("east", Limit.of(1_000))))
        .as("seed %d", seed)
        .isEqualTo(plates(east.stream().filter(each -> each.at().isBefore(from)).toList()));
    since.forEach(passages::save);
  }

  private static void shardsInTurn(Impressions impressions, Audience audience) {
    // tag::shown[]
    Impression shown = impressions.save(Impression.of("spring", "de"));
    UUID id = Objects.requireNonNull(shown.id());
    Optional<Impression> found = impressions.find("spring", shown.shard(), id);
    // end::shown[]
    assertThat(found).contains(shown);
    List<Impression> all = new ArrayList<>(List.of(shown));
    for (int i = 1; i < 16; i++) {
      all.add(0, impressions.save(Impression.of("spring", "fr")));
    }
    assertThat(impressions.newest("spring", Limit.of(16))).isEqualTo(all);
    assertThat(impressions.newest("spring", Limit.of(3))).isEqualTo(all.subList(0, 3));
    assertThat(
            all.stream().collect(Collectors.groupingBy(Impression::shard, Collectors.counting())))
        .hasSize(8)
        .allSatisfy((shard, rows) -> assertThat(rows).isEqualTo(2));
    impressions.remove(shown);
    assertThat(impressions.newest("spring", Limit.of(16))).isEqualTo(all.subList(0, 15));
    for (int i = 0; i < 20; i++) {
      audience.clap("hymn", 2);
    }
    assertThat(audience.claps("hymn")).isEqualTo(40);
    assertThat(audience.claps("another")).isZero();
  }

  private static void shards(Reactions reactions) {
    List<String> persons =
        IntStream.range(0, PERSONS).mapToObj(i -> "person %03d".formatted(i)).toList();
    persons.forEach(person -> reactions.save(Reaction.of("post", person, Instant.EPOCH)));
    reactions.save(new Reaction("post", 5, persons.get(0), Instant.EPOCH)); // no second row
    for (int size : new int[] {1, 9, 1_000}) {
      List<Reaction> found = pages(size, page -> reactions.of("post", page));
      assertThat(found).extracting(Reaction::person).isEqualTo(persons);
      assertThat(found.stream().map(Reaction::shard).distinct().count()).isEqualTo(8);
    }
    assertThat(reactions.exists("post", persons.get(7))).isTrue();
    reactions.remove("post", persons.get(7));
    assertThat(reactions.exists("post", persons.get(7))).isFalse();
  }

  /** Rows of columns that no property holds; moved to another store and back as lines of JSON. */
  private static void columnsOfTheClass(Rowan rowan) {
    Crossings crossings = rowan.dao(Crossings.class);
    Instant today = Instant.now().minusSeconds(1).truncatedTo(ChronoUnit.MILLIS);
    List<Crossing> all =
        IntStream.range(0, PERSONS)
            .mapToObj(i -> new Crossing("north", today.minus(Duration.ofHours(i)), "p" + i, i))
            .toList();
    all.forEach(crossings::save);
    assertThat(crossings.newest("north", Limit.of(1_000))).isEqualTo(all);
    assertThat(crossings.find("north", all.get(7).at(), "p7")).contains(all.get(7));
    LocalDate day = LocalDate.ofInstant(all.get(30).at(), ZoneOffset.UTC);
    List<Crossing> ofDay =
        all.stream()
            .filter(each -> LocalDate.ofInstant(each.at(), ZoneOffset.UTC).equals(day))
            .toList();
    assertThat(pages(5, page -> crossings.ofDay("north", day, page))).isEqualTo(ofDay);
    Range<Instant> whole = Range.closed(all.get(PERSONS - 1).at(), today);
    List<Crossings.Placed> placed = crossings.placed("north", whole);
    assertThat(placed).filteredOn(each -> each.day().equals(day)).hasSize(ofDay.size());
    assertThat(placed.stream().map(Crossings.Placed::shard).distinct().count()).isEqualTo(4);

    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    try {
      rowan.exportTable(CrossingMapping.INSTANCE).writeTo(lines);
      crossings.removeBetween("north", whole);
      assertThat(crossings.newest("north", Limit.of(1))).isEmpty();
      rowan
          .importTable(CrossingMapping.INSTANCE)
          .readFrom(new ByteArrayInputStream(lines.toByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(crossings.newest("north", Limit.of(1_000))).isEqualTo(all);
  }

  private static <T> List<T> pages(int size, Function<PageRequest, Page<T>> read) {
    List<T> found = new ArrayList<>();
    Page<T> page = read.apply(PageRequest.first(size));
    found.addAll(page.items());
    while (page.hasNext()) {
      page = read.apply(page.next(size).orElseThrow());
      found.addAll(page.items());
    }
    return found;
  }

  private static LocalDate day(Passage passage) {
    return LocalDate.ofInstant(passage.at(), ZoneOffset.UTC);
  }

  private static List<String> plates(List<Passage> passages) {
    return passages.stream().map(each -> each.at() + " " + each.plate()).toList();
  }
}
