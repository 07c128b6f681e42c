package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.error.RejectedInputException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import shop.Logs.Line;
import shop.Logs.Lines;
import shop.Logs.Reading;
import shop.Logs.Readings;
import shop.Logs.Sample;
import shop.Logs.Samples;
import shop.Logs.ViewCounts;
import shop.Logs.Views;

/** Writes and reads of keys that are computed. */
public final class BucketsPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");

  @Override
  public void on(Rowan rowan) {
    writes(rowan.dao(Lines.class));
    reads(rowan.dao(Lines.class));
    walks(rowan.dao(Lines.class));
    shards(rowan.dao(Readings.class));
    types(rowan.dao(Samples.class));
    counters(rowan.dao(ViewCounts.class));
    returned(rowan);
  }

  /** The returned entity is the stored one, with the computed columns. */
  private static void returned(Rowan rowan) {
    Lines lines = rowan.dao(Lines.class);
    Line given = new Line("r", LocalDate.EPOCH, NOON, 1, "info", "one");
    Line stored = lines.store(given);
    assertThat(stored).isEqualTo(new Line("r", LocalDate.of(2026, 2, 27), NOON, 1, "info", "one"));
    assertThat(lines.find("r", NOON, 1)).contains(stored);
    assertThat(lines.saveAll(List.of(given, Line.of("s", NOON, 2, "two"))))
        .extracting(Line::day)
        .containsOnly(stored.day());

    Readings readings = rowan.dao(Readings.class);
    Reading reading = new Reading();
    reading.sensor = "r";
    reading.id = TimeUuids.first(NOON);
    Reading saved = readings.save(reading);
    Reading found = readings.find("r", reading.id).orElseThrow();
    assertThat(saved).isSameAs(reading);
    assertThat(saved.month).isEqualTo(YearMonth.of(2026, 2)).isEqualTo(found.month);
    assertThat(saved.shard).isEqualTo(found.shard);
  }

  private void writes(Lines lines) {
    LocalDate wrong = LocalDate.EPOCH;
    lines.save(new Line("a", wrong, NOON, 1, "info", "one"));
    Line stored = new Line("a", LocalDate.of(2026, 2, 27), NOON, 1, "info", "one");
    assertThat(lines.find("a", NOON, 1)).contains(stored);
    assertThat(lines.ofDay("a", wrong)).isEmpty();
    assertThat(lines.ofDay("a", stored.day())).containsExactly(stored);
    lines.reword("a", NOON, 1, "two");
    assertThat(lines.at("a", NOON)).extracting(Line::message).containsExactly("two");
    lines.change(Logs_LinePatch.of("a", NOON, 1).setMessage("three").setLevel("warn"));
    assertThat(lines.find("a", NOON, 1).orElseThrow().message()).isEqualTo("three");
    assertThat(lines.byLevel("warn", Limit.of(9))).hasSize(1);
    assertThat(lines.byLevel("info", Limit.of(9))).isEmpty();
    lines.removeBy("a", NOON, 1);
    assertThat(lines.find("a", NOON, 1)).isEmpty();
    lines.saveAll(List.of(Line.of("a", NOON, 1, "x"), Line.of("a", NOON.plus(Duration.ofDays(1)), 2, "y")));
    lines.remove(new Line("a", null, NOON, 1, null, null));
    assertThat(lines.between("a", Range.closed(NOON, NOON.plus(Duration.ofDays(2))))).hasSize(1);
    lines.removeDay("a", LocalDate.of(2026, 2, 28));
    assertThat(lines.between("a", Range.closed(NOON, NOON.plus(Duration.ofDays(2))))).isEmpty();
    assertThatThrownBy(() -> lines.save(Line.of("a", null, 1, "x")))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("at");
    assertThatThrownBy(() -> lines.removeBetween("a", Range.atLeast(NOON)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("no end");
    assertThatThrownBy(() -> lines.between("a", Range.closed(Instant.EPOCH, NOON)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("366");
  }

  private void reads(Lines lines) {
    List<Line> all = new ArrayList<>();
    for (int hour = 0; hour < 100; hour++) {
      // a gap of two days
      Instant at = NOON.plus(Duration.ofHours(hour < 50 ? 5L * hour : 5L * hour + 48));
      Line line = Line.of("b", at, hour, "m" + hour);
      lines.save(line);
      lines.save(Line.of("c", at, hour, "other"));
      all.add(0, line);
    }
    Instant end = all.get(0).at();
    Range<Instant> whole = Range.closed(NOON, end);
    assertThat(messages(lines.between("b", whole))).isEqualTo(messages(all));
    assertThat(messages(lines.newest("b", whole, Limit.of(17)))).isEqualTo(messages(all.subList(0, 17)));
    List<Line> upwards = new ArrayList<>(all);
    Collections.reverse(upwards);
    try (var stream = lines.oldestFirst("b", whole)) {
      assertThat(messages(stream.toList())).isEqualTo(messages(upwards));
    }
    for (int size : new int[] {1, 3, 7, 50, 200}) {
      List<Line> paged = new ArrayList<>();
      List<Line> pagedUpwards = new ArrayList<>();
      PageRequest next = PageRequest.first(size);
      while (next != null) {
        Page<Line> page = lines.page("b", whole, next);
        paged.addAll(page.items());
        next = page.next(size).orElse(null);
      }
      next = PageRequest.first(size);
      while (next != null) {
        Page<Line> page = lines.pageUpwards("b", whole, next);
        pagedUpwards.addAll(page.items());
        next = page.next(size).orElse(null);
      }
      assertThat(messages(paged)).isEqualTo(messages(all));
      assertThat(messages(pagedUpwards)).isEqualTo(messages(upwards));
    }
    assertThat(lines.count("b", whole)).isEqualTo(100);
    assertThat(lines.ofSeveral(List.of("b", "c"), whole)).hasSize(200);
    assertThat(lines.between("b", Range.closed(end, NOON))).isEmpty();
    Instant midnight = Instant.parse("2026-02-28T00:00:00Z");
    assertThat(messages(lines.between("b", Range.closedOpen(NOON, midnight)))).containsExactly("m2", "m1", "m0");
    lines.removeBetween("b", Range.closed(all.get(60).at(), all.get(3).at()));
    assertThat(lines.count("b", whole)).isEqualTo(3 + 39);
    assertThat(lines.count("c", whole)).isEqualTo(100);
  }

  private void walks(Lines lines) {
    Instant today = Instant.now().truncatedTo(ChronoUnit.HOURS);
    List<Line> newestFirst = new ArrayList<>();
    for (int day = 0; day < 39; day += day % 5 == 0 ? 3 : 1) {
      for (int i = 0; i < 3; i++) {
        Line line = Line.of("w", today.minus(Duration.ofDays(day)).minusMillis(i), i, day + "." + i);
        lines.save(line);
        newestFirst.add(line);
      }
    }
    List<String> expected = messages(newestFirst);
    lines.save(Line.of("w", today.minus(Duration.ofDays(41)), 0, "too old"));
    lines.save(Line.of("w", today.plus(Duration.ofDays(2)), 0, "in the future"));
    lines.save(Line.of("v", today.minus(Duration.ofDays(3)), 0, "v"));
    assertThat(messages(lines.newestOf("w", Limit.of(10)))).isEqualTo(expected.subList(0, 10));
    assertThat(messages(lines.newestOf("w", Limit.of(1000)))).isEqualTo(expected);
    assertThat(lines.last("w").orElseThrow().message()).isEqualTo("0.0");
    assertThat(lines.last("silent")).isEmpty();
    List<String> upwards = new ArrayList<>(expected);
    Collections.reverse(upwards);
    assertThat(messages(lines.oldestOf("w"))).isEqualTo(upwards);
    for (int size : new int[] {1, 4, 9, 100}) {
      List<Line> paged = new ArrayList<>();
      PageRequest next = PageRequest.first(size);
      while (next != null) {
        Page<Line> page = lines.pageOf("w", next);
        assertThat(page.items()).isNotEmpty();
        paged.addAll(page.items());
        next = page.next(size).orElse(null);
      }
      assertThat(messages(paged)).isEqualTo(expected);
    }
    Instant weekAgo = today.minus(Duration.ofDays(7));
    assertThat(messages(lines.between("w", Range.atLeast(weekAgo))))
        .isEqualTo(messages(newestFirst.stream().filter(line -> !line.at().isBefore(weekAgo)).toList()));
    assertThat(messages(lines.newest("w", Range.lessThan(weekAgo), Limit.of(4))))
        .isEqualTo(messages(newestFirst.stream().filter(line -> line.at().isBefore(weekAgo)).limit(4).toList()));
    assertThat(messages(lines.newest("w", Range.all(), Limit.of(4)))).isEqualTo(expected.subList(0, 4));
    assertThat(lines.between("w", Range.atLeast(today.plus(Duration.ofDays(1))))).isEmpty();
    assertThat(messages(lines.newestOfSeveral(List.of("w", "v"), Limit.of(9))))
        .isEqualTo(merged(expected, "v", 9));
    String token = lines.pageOf("w", PageRequest.first(2)).nextToken();
    assertThatThrownBy(() -> lines.pageOf("v", PageRequest.after(token, 2)))
        .isInstanceOf(RejectedInputException.class);
    String changed = (token.charAt(3) == 'A' ? "BBBB" : "AAAA") + token.substring(4);
    assertThatThrownBy(() -> lines.pageOf("w", PageRequest.after(changed, 2)))
        .isInstanceOf(RejectedInputException.class);
  }

  /** Returns the first texts, with one more before those of the fourth day. */
  private static List<String> merged(List<String> texts, String other, int count) {
    List<String> merged = new ArrayList<>(texts);
    int at = 0;
    while (Double.parseDouble(merged.get(at)) < 3) {
      at++;
    }
    // the row of day 3 with the least id shares its time; equal rows come by partition: v before w
    merged.add(at, other);
    return merged.subList(0, count);
  }

  private static List<String> messages(List<Line> lines) {
    return lines.stream().map(Line::message).toList();
  }

  private void shards(Readings readings) {
    List<UUID> ids = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Reading reading = new Reading();
      reading.sensor = "s";
      reading.shard = 77;
      reading.value = i;
      ids.add(readings.save(reading).id);
    }
    Reading first = readings.find("s", ids.get(0)).orElseThrow();
    assertThat(first.shard).isBetween(0, 3);
    List<Reading> all = readings.between("s", Range.closed(ids.get(0), ids.get(39)), Limit.of(100));
    assertThat(all).hasSize(40).extracting(each -> each.value).isSortedAccordingTo((a, b) -> Double.compare(b, a));
    assertThat(all.stream().map(each -> each.shard).distinct().count()).isGreaterThan(1);
    assertThat(readings.between("s", Range.closed(ids.get(0), ids.get(39)), Limit.of(5)))
        .extracting(each -> each.value)
        .containsExactly(39.0, 38.0, 37.0, 36.0, 35.0);
    assertThat(readings.ofMonth("s", first.month)).isNotEmpty();
    readings.remove("s", ids.get(7));
    assertThat(readings.find("s", ids.get(7))).isEmpty();
    assertThat(TimeUuids.instantOf(ids.get(0))).isNotNull();
  }

  private void types(Samples samples) {
    Instant at = Instant.parse("1969-12-31T23:50:00Z");
    samples.save(new Sample(null, null, null, 0, null, 0, "s", at, "old"));
    assertThat(samples.find("s", at))
        .contains(
            new Sample(
                Year.of(1965), Instant.parse("1969-12-31T18:00:00Z"), 0, -15L, "19691231", 1969, "s", at, "old"));
    Instant later = Instant.parse("2026-11-24T13:07:00Z");
    samples.save(new Sample(null, null, null, 0, null, 0, "s", later, "new"));
    Sample found = samples.find("s", later).orElseThrow();
    assertThat(found.years()).isEqualTo(Year.of(2025));
    assertThat(found.hours()).isEqualTo(Instant.parse("2026-11-24T12:00:00Z"));
    assertThat(found.week()).isEqualTo(2969);
    assertThat(found.quarter()).isEqualTo(later.getEpochSecond() / 60 - 7);
    assertThat(found.date()).isEqualTo("20261124");
    assertThat(found.year()).isEqualTo(2026);
  }

  private void counters(ViewCounts counts) {
    Instant hour = Instant.parse("2026-01-31T23:00:00Z");
    counts.count("p", hour, 2);
    counts.count("p", hour, 3);
    counts.count("p", hour.plus(Duration.ofHours(1)), 1);
    assertThat(counts.of("p", Range.closed(hour, hour.plus(Duration.ofHours(1)))))
        .containsExactly(
            new Views("p", YearMonth.of(2026, 1), hour, 5),
            new Views("p", YearMonth.of(2026, 2), hour.plus(Duration.ofHours(1)), 1));
  }
}
