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
import shop.Journals.DayCount;
import shop.Journals.Heading;
import shop.Journals.Keys;
import shop.Journals.Line;
import shop.Journals.Lines;
import shop.Journals.Reading;
import shop.Journals.Readings;
import shop.Journals.Sample;
import shop.Journals.Samples;
import shop.Journals.ViewCounts;
import shop.Journals.Views;

/** Writes and reads of keys that are computed and that no property holds. */
public final class DividedPlay implements Play {
  private static final Instant NOON = Instant.parse("2026-02-27T12:00:00Z");
  private static final LocalDate DAY = LocalDate.of(2026, 2, 27);

  @Override
  public void on(Rowan rowan) {
    writes(rowan.dao(Lines.class));
    reads(rowan.dao(Lines.class));
    walks(rowan.dao(Lines.class));
    shards(rowan.dao(Readings.class));
    types(rowan.dao(Samples.class));
    counters(rowan.dao(ViewCounts.class));
  }

  private static void writes(Lines lines) {
    Line line = new Line("a", NOON, 1, "info", "one");
    assertThat(lines.store(line)).isEqualTo(line);
    assertThat(lines.find("a", NOON, 1)).contains(line);
    assertThat(lines.dayOf("a", NOON, 1)).contains(DAY);
    assertThat(lines.ofDay("a", DAY)).containsExactly(line);
    assertThat(lines.ofDay("a", DAY.minusDays(1))).isEmpty();
    lines.reword("a", NOON, 1, "two");
    lines.change(Journals_LinePatch.of("a", NOON, 1).setLevel("warn"));
    Line changed = new Line("a", NOON, 1, "warn", "two");
    assertThat(lines.ofDay("a", DAY)).containsExactly(changed);
    assertThat(lines.ofLevel("warn", Limit.of(9))).containsExactly(changed);
    assertThat(lines.ofLevel("info", Limit.of(9))).isEmpty();
    lines.change(Journals_LinePatch.between(changed, line));
    assertThat(lines.ofLevel("info", Limit.of(9))).containsExactly(line);
    lines.remove(line);
    assertThat(lines.find("a", NOON, 1)).isEmpty();
    assertThat(lines.ofLevel("info", Limit.of(9))).isEmpty();
    assertThatThrownBy(() -> lines.save(new Line("a", null, 1, "info", "x")))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("at");
  }

  private static void reads(Lines lines) {
    List<Line> all = new ArrayList<>();
    for (int hour = 0; hour < 60; hour++) {
      all.add(new Line("b", NOON.plus(Duration.ofHours(hour)), hour, "info", "m" + hour));
    }
    assertThat(lines.saveAll(all)).isEqualTo(all);
    Collections.reverse(all);
    Range<Instant> whole = Range.closed(NOON, NOON.plus(Duration.ofDays(3)));
    assertThat(lines.between("b", whole)).isEqualTo(all);
    assertThat(lines.between("b", Range.closedOpen(NOON, NOON.plus(Duration.ofHours(13)))))
        .isEqualTo(all.subList(47, 60));
    assertThat(lines.ofDays("b", List.of(DAY, DAY.plusDays(2)))).hasSize(12 + 24);
    assertThat(lines.afternoon("b", DAY)).isEqualTo(all.subList(48, 59));
    assertThat(lines.headings("b", whole).get(59)).isEqualTo(new Heading(DAY, "m0"));
    assertThat(lines.counts("b", whole))
        .containsExactlyInAnyOrder(
            new DayCount(DAY, 12), new DayCount(DAY.plusDays(1), 24), new DayCount(DAY.plusDays(2), 24));
    lines.removeBetween("b", Range.closedOpen(NOON, NOON.plus(Duration.ofHours(20))));
    assertThat(lines.between("b", whole)).isEqualTo(all.subList(0, 40));
    lines.removeDay("b", DAY.plusDays(1));
    assertThat(lines.between("b", whole)).isEqualTo(all.subList(0, 24));
    assertThat(lines.ofLevel("info", Limit.of(99))).isEqualTo(all.subList(0, 24));
    lines.add("b", NOON, 7, "added");
    assertThat(lines.ofDay("b", DAY)).extracting(Line::message).containsExactly("added");
    assertThatThrownBy(() -> lines.removeBetween("b", Range.atLeast(NOON)))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("no end");
  }

  private static void walks(Lines lines) {
    Instant today = Instant.now().truncatedTo(ChronoUnit.HOURS);
    List<Line> newestFirst = new ArrayList<>();
    for (int day = 0; day < 39; day += 4) {
      newestFirst.add(new Line("w", today.minus(Duration.ofDays(day)), day, "debug", "d" + day));
    }
    newestFirst.forEach(lines::save);
    lines.save(new Line("w", today.minus(Duration.ofDays(41)), 0, "debug", "too old"));
    assertThat(lines.newestOf("w", Limit.of(3))).isEqualTo(newestFirst.subList(0, 3));
    List<Line> paged = new ArrayList<>();
    PageRequest next = PageRequest.first(3);
    while (next != null) {
      Page<Line> page = lines.pageOf("w", next);
      paged.addAll(page.items());
      next = page.next(3).orElse(null);
    }
    assertThat(paged).isEqualTo(newestFirst);
  }

  private static void shards(Readings readings) {
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      Reading reading = new Reading();
      reading.sensor = "s";
      reading.id = TimeUuids.of(NOON.plus(Duration.ofDays(i)), i);
      reading.value = i;
      assertThat(readings.save(reading)).isSameAs(reading);
      values.add(0, reading.value);
    }
    Range<java.util.UUID> all =
        Range.closed(TimeUuids.first(NOON), TimeUuids.last(NOON.plus(Duration.ofDays(50))));
    List<Double> paged = new ArrayList<>();
    PageRequest next = PageRequest.first(7);
    while (next != null) {
      Page<Reading> page = readings.between("s", all, next);
      page.items().forEach(each -> paged.add(each.value));
      next = page.next(7).orElse(null);
    }
    assertThat(paged).isEqualTo(values);
    int february = (2026 - 1970) * 12 + 1;
    assertThat(readings.ofMonth("s", february)).extracting(each -> each.value).containsExactly(1.0, 0.0);
    int inParts = 0;
    for (int part = 0; part < 4; part++) {
      inParts += readings.ofPart("s", february + 1, part).size();
    }
    assertThat(inParts).isEqualTo(31);
    Instant middle = NOON.plus(Duration.ofDays(33));
    readings.removeBetween(
        List.of("r", "s"), Range.closed(TimeUuids.first(NOON), TimeUuids.first(middle)));
    assertThat(readings.between("s", all, PageRequest.first(99)).items()).hasSize(7);
    Reading generated = new Reading();
    generated.sensor = "t";
    readings.save(generated);
    assertThat(readings.find("t", generated.id)).isPresent();
    readings.remove("t", generated.id);
    assertThat(readings.find("t", generated.id)).isEmpty();
  }

  private static void types(Samples samples) {
    Sample sample = new Sample("s", NOON, "text");
    samples.save(sample);
    assertThat(samples.find("s", NOON)).contains(sample);
    assertThat(samples.create(sample)).isFalse();
    assertThat(samples.rewordIf("s", NOON, "new", "other")).isFalse();
    assertThat(samples.rewordIf("s", NOON, "new", "text")).isTrue();
    assertThat(samples.find("s", NOON).orElseThrow().text()).isEqualTo("new");
    Keys keys = samples.keys("s", NOON).orElseThrow();
    assertThat(keys.years()).isEqualTo(Year.of(2025));
    assertThat(keys.hours()).isEqualTo(NOON);
    assertThat(keys.week()).isEqualTo(2930);
    assertThat(keys.quarter()).isEqualTo(NOON.getEpochSecond() / 900 * 15);
    assertThat(keys.date()).isEqualTo("20260227");
    assertThat(keys.shard1()).isBetween(0, 2);
    assertThat(keys.shard2()).isBetween(0, 4);
  }

  private static void counters(ViewCounts counts) {
    counts.count("p", NOON, 2);
    counts.count("p", NOON, 3);
    counts.count("p", NOON.plus(Duration.ofDays(2)), 4);
    Views first = new Views("p", NOON, 5);
    assertThat(counts.of("p", Range.closed(NOON, NOON.plus(Duration.ofDays(9)))))
        .containsExactly(first, new Views("p", NOON.plus(Duration.ofDays(2)), 4));
    assertThat(counts.ofMonth("p", YearMonth.of(2026, 2))).containsExactly(first);
  }
}
