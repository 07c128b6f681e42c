package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.dao.WriteOptions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import shop.Sightings.Pulse;
import shop.Sightings.Pulses;
import shop.Sightings.Sighting;
import shop.Sightings.SightingDao;
import shop.Sightings.VisitCounts;
import shop.Sightings.Visits;

/** Writes and reads of tables with lists of buckets. */
public final class ListedPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");

  /** Centuries apart, on one day, and in one hour; after the current time, too. */
  private static final List<Instant> TIMES =
      List.of(
          Instant.parse("1804-11-11T00:00:00Z"),
          Instant.parse("1969-12-31T23:59:59.999Z"),
          NOON,
          NOON.plusSeconds(1),
          NOON.plus(Duration.ofHours(3)),
          Instant.parse("2219-07-01T08:00:00Z"));

  @Override
  public void on(Rowan rowan) {
    reads(rowan.dao(SightingDao.class));
    writes(rowan, rowan.dao(SightingDao.class));
    shards(rowan.dao(Pulses.class));
    counters(rowan.dao(VisitCounts.class));
  }

  private static List<Sighting> saved(SightingDao sightings, String place) {
    List<Sighting> saved = new ArrayList<>();
    for (int i = 0; i < TIMES.size(); i++) {
      Sighting sighting = Sighting.of(place, TIMES.get(i), i, "Wendehals " + place);
      sightings.save(sighting);
      saved.add(
          new Sighting(
              place,
              LocalDate.ofInstant(TIMES.get(i), java.time.ZoneOffset.UTC),
              TIMES.get(i),
              i,
              sighting.bird(),
              null));
    }
    Collections.reverse(saved);
    return saved;
  }

  private static void reads(SightingDao sightings) {
    assertThat(sightings.all("nowhere")).isEmpty();
    assertThat(sightings.last("nowhere")).isEmpty();
    assertThat(sightings.exists("nowhere")).isFalse();
    List<Sighting> all = saved(sightings, "Süd");
    List<Sighting> upwards = new ArrayList<>(all);
    Collections.reverse(upwards);
    assertThat(sightings.all("Süd")).isEqualTo(all);
    assertThat(sightings.count("Süd")).isEqualTo(6);
    assertThat(sightings.exists("Süd")).isTrue();
    assertThat(sightings.last("Süd")).contains(all.get(0));
    assertThat(sightings.upwards("Süd")).isEqualTo(upwards);
    for (int size = 1; size < 8; size++) {
      int rows = Math.min(size, 6);
      assertThat(sightings.newest("Süd", Limit.of(size))).isEqualTo(all.subList(0, rows));
      assertThat(sightings.oldest("Süd", Limit.of(size))).isEqualTo(upwards.subList(0, rows));
      assertThat(pages(size, page -> sightings.page("Süd", page))).isEqualTo(all);
      assertThat(pages(size, page -> sightings.pageUpwards("Süd", page))).isEqualTo(upwards);
      assertThat(pages(size, page -> sightings.pageBetween("Süd", Range.lessThan(NOON), page)))
          .isEqualTo(all.subList(4, 6));
      assertThat(pages(size, page -> sightings.ofBirdUpwards("Wendehals Süd", page)))
          .isEqualTo(upwards);
      assertThat(sightings.ofBird("Wendehals Süd", Limit.of(size))).isEqualTo(all.subList(0, rows));
    }
    Instant first = TIMES.get(0);
    assertThat(sightings.between("Süd", Range.all())).isEqualTo(all);
    assertThat(sightings.between("Süd", Range.closed(first, NOON))).isEqualTo(all.subList(3, 6));
    assertThat(sightings.between("Süd", Range.closedOpen(first, NOON))).isEqualTo(all.subList(4, 6));
    assertThat(sightings.between("Süd", Range.closed(NOON, NOON))).isEqualTo(all.subList(3, 4));
    assertThat(sightings.between("Süd", Range.closed(NOON, first))).isEmpty();
    assertThat(sightings.since("Süd", NOON)).isEqualTo(all.subList(0, 3));
    assertThat(sightings.ofBirdBetween("Wendehals Süd", Range.greaterThan(NOON)))
        .isEqualTo(all.subList(0, 3));
    assertThat(sightings.atTimes("Süd", List.of(NOON, first))).hasSize(2);
    assertThat(sightings.ofDay("Süd", LocalDate.of(2026, 2, 27))).isEqualTo(all.subList(1, 4));
    List<Sighting> others = saved(sightings, "Nord");
    assertThat(sightings.ofPlaces(List.of("Süd", "Nord", "nowhere"), Limit.of(3)))
        .containsExactly(others.get(0), all.get(0), others.get(1));
  }

  private static <T> List<T> pages(int size, Function<PageRequest, Page<T>> read) {
    List<T> found = new ArrayList<>();
    String token = null;
    do {
      Page<T> page = read.apply(PageRequest.after(token, size));
      assertThat(page.items()).isNotEmpty();
      found.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return found;
  }

  private static void writes(Rowan rowan, SightingDao sightings) {
    sightings.saveAll(List.of(Sighting.of("w", NOON, 1, "x"), Sighting.of("v", NOON, 1, "x")));
    rowan.commit(sightings.saving(Sighting.of("u", TIMES.get(1), 1, "y")));
    sightings.note("t", TIMES.get(0), 1, "an update makes a row");
    sightings.change(Sightings_SightingPatch.of("s", TIMES.get(5), 1).setNote("a patch"));
    WriteOptions early = WriteOptions.ttl(Duration.ofHours(1)).withTimestamp(Instant.EPOCH);
    sightings.saveAt(Sighting.of("r", TIMES.get(4), 1, "z"), early);
    for (String place : List.of("w", "v", "u", "t", "s", "r")) {
      assertThat(sightings.all(place)).as(place).hasSize(1);
    }
    assertThat(sightings.ofBird("x", Limit.of(9))).hasSize(2);
    assertThat(sightings.ofBird("y", Limit.of(9))).hasSize(1);
    assertThat(sightings.ofBird("z", Limit.of(9))).hasSize(1);
    sightings.remove("w", NOON, 1);
    assertThat(sightings.all("w")).isEmpty();
    sightings.save(Sighting.of("w", NOON, 2, "x"));
    assertThat(sightings.all("w")).hasSize(1);
    sightings.removeBetween("w", Range.closed(NOON, NOON.plusSeconds(9)));
    assertThat(sightings.page("w", PageRequest.first(5)).hasNext()).isFalse();
  }

  private static void shards(Pulses pulses) {
    List<UUID> ids = new ArrayList<>();
    for (int month = 0; month < 40; month += 13) {
      for (int i = 0; i < 4; i++) {
        UUID id = TimeUuids.first(NOON.minus(Duration.ofDays(30L * month)).plusSeconds(i));
        ids.add(0, id);
        if (i == 0) {
          assertThat(pulses.create(new Pulse("p", id, 1))).isTrue();
        } else {
          pulses.save(new Pulse("p", id, 1));
        }
      }
    }
    ids.sort(java.util.Comparator.comparing(UUID::timestamp).reversed());
    assertThat(pulses.newest("p", Limit.of(50))).extracting(Pulse::id).isEqualTo(ids);
    assertThat(pulses.newest("p", Limit.of(5))).extracting(Pulse::id).isEqualTo(ids.subList(0, 5));
    for (int size = 1; size < 14; size++) {
      List<Pulse> found = pages(size, page -> pulses.page("p", page));
      assertThat(found).extracting(Pulse::id).isEqualTo(ids);
    }
    assertThat(pulses.ofMonth("p", YearMonth.of(2026, 2))).hasSize(4);
    pulses.add("q", ids.get(11));
    assertThat(pulses.newest("q", Limit.of(9))).extracting(Pulse::rate).containsExactly(7);
    assertThat(pulses.correct("q", ids.get(11), 8, 7)).isTrue();
    assertThat(pulses.correct("q", ids.get(0), 8, 7)).isFalse();
    assertThat(pulses.newest("q", Limit.of(9))).hasSize(1);
  }

  private static void counters(VisitCounts visits) {
    visits.count("/", TIMES.get(0), 1);
    visits.count("/", TIMES.get(5), 2);
    visits.count("/", TIMES.get(0), 3);
    assertThat(visits.of("/")).extracting(Visits::visits).containsExactly(4L, 2L);
  }
}
