package dev.rowan.sample.logs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shows how to test a service with injected DAOs: the test passes its own DAOs. */
class LogArchiveTest {
  private final Lines lines = new Lines();
  private final Days days = new Days();
  private final Hours hours = new Hours();
  private final LogArchive archive = new LogArchive(lines, days, hours);

  private LogMessage store(String source, String at, String text) {
    Instant time = Instant.parse(at);
    LogMessage message =
        new LogMessage(
            source,
            time.atZone(ZoneOffset.UTC).toLocalDate(),
            LineId.of(time, lines.all.size(), source, lines.all.size(), text),
            time,
            "plain",
            text,
            Map.of());
    archive.store(message);
    return message;
  }

  private static List<String> texts(List<LogMessage> messages) {
    return messages.stream().map(LogMessage::text).toList();
  }

  @Test
  void findsTheNewestLinesOfASourceAcrossDaysWithoutLines() {
    store("attic", "2005-01-01T10:00:00Z", "a");
    store("attic", "2026-03-01T10:00:00Z", "b");
    store("attic", "2026-03-01T10:00:01Z", "c");
    store("cellar", "2026-03-02T10:00:00Z", "d");
    LogPage page = archive.newest("attic", 10);
    assertThat(texts(page.messages())).containsExactly("c", "b", "a");
    assertThat(page.older()).isNull();
  }

  @Test
  void pagesBackToTheFirstLineWhateverTheSizeOfPages() {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      String text = "line " + i;
      store("attic", "2026-03-0" + (1 + i / 7) + "T10:00:0" + i % 7 + "Z", text);
      expected.add(0, text);
    }
    for (int size = 1; size <= 31; size++) {
      List<String> found = new ArrayList<>();
      LogPage page = archive.newest("attic", size);
      found.addAll(texts(page.messages()));
      for (Bookmark older = page.older(); older != null; older = page.older()) {
        assertThat(page.messages()).hasSize(size);
        Bookmark written = Bookmark.parse(older.toString()).orElseThrow();
        page = archive.older("attic", size, written);
        assertThat(page.messages()).isNotEmpty();
        found.addAll(texts(page.messages()));
      }
      assertThat(found).as("pages of " + size).isEqualTo(expected);
    }
  }

  @Test
  void findsNothingInAnUnknownSource() {
    assertThat(archive.newest("attic", 10)).isEqualTo(new LogPage(List.of(), null));
    assertThat(archive.newestOfType("plain", 10)).isEmpty();
  }

  @Test
  void findsTheNewestLinesOfATypeAcrossSourcesAndManyHours() {
    for (int hour = 0; hour < 60; hour++) {
      Instant at = Instant.parse("2026-03-01T00:30:00Z").plusSeconds(3_600L * hour);
      store(hour % 2 == 0 ? "attic" : "cellar", at.toString(), "line " + hour);
    }
    assertThat(texts(archive.newestOfType("plain", 3)))
        .containsExactly("line 59", "line 58", "line 57");
    assertThat(archive.newestOfType("plain", 100)).hasSize(60);
    assertThat(archive.newestOfType("syslog", 100)).isEmpty();
  }

  @Test
  void storesDayAndHourBeforeTheLineAndOnce() {
    store("attic", "2026-03-01T10:00:00Z", "a");
    store("attic", "2026-03-01T10:59:59Z", "b");
    store("attic", "2026-03-01T11:00:00Z", "c");
    assertThat(lines.notesWhenSaved).containsExactly(2, 2, 3);
    assertThat(days.writes).isEqualTo(1);
    assertThat(hours.writes).isEqualTo(2);
  }

  private final class Lines implements LogMessages {
    private final List<LogMessage> all = new ArrayList<>();
    private final List<Integer> notesWhenSaved = new ArrayList<>();

    @Override
    public void save(LogMessage message) {
      notesWhenSaved.add(days.all.size() + hours.all.size());
      all.add(message);
    }

    @Override
    public Page<LogMessage> ofDay(String source, LocalDate day, PageRequest page) {
      List<LogMessage> found =
          newestFirst().filter(m -> m.source().equals(source) && m.day().equals(day)).toList();
      int from = page.token() == null ? 0 : Integer.parseInt(page.token());
      int to = Math.min(found.size(), from + page.size());
      return new Page<>(found.subList(from, to), to < found.size() ? "" + to : null);
    }

    @Override
    public List<LogMessage> ofHour(String sourceType, Instant atHour, Limit limit) {
      return newestFirst()
          .filter(m -> m.sourceType().equals(sourceType) && !m.at().isBefore(atHour))
          .filter(m -> m.at().isBefore(atHour.plusSeconds(3_600)))
          .limit(limit.rows())
          .toList();
    }

    private Stream<LogMessage> newestFirst() {
      return all.stream()
          .sorted(Comparator.comparing((LogMessage m) -> m.id().timestamp()).reversed());
    }
  }

  private static final class Days implements SourceDays {
    private final TreeSet<SourceDay> all =
        new TreeSet<>(Comparator.comparing(SourceDay::day).thenComparing(SourceDay::source));
    private int writes;

    @Override
    public void save(SourceDay day) {
      writes++;
      all.add(day);
    }

    @Override
    public List<SourceDay> latest(String source, Range<LocalDate> day, Limit limit) {
      return all.descendingSet().stream()
          .filter(d -> d.source().equals(source))
          .filter(d -> day.upper() == null || d.day().isBefore(day.upper()))
          .limit(limit.rows())
          .toList();
    }
  }

  private static final class Hours implements TypeHours {
    private final TreeSet<TypeHour> all = new TreeSet<>(Comparator.comparing(TypeHour::hour));
    private int writes;

    @Override
    public void save(TypeHour hour) {
      writes++;
      all.add(hour);
    }

    @Override
    public List<TypeHour> latest(String sourceType, Range<Instant> hour, Limit limit) {
      return all.descendingSet().stream()
          .filter(h -> h.sourceType().equals(sourceType))
          .filter(h -> hour.upper() == null || h.hour().isBefore(hour.upper()))
          .limit(limit.rows())
          .toList();
    }
  }
}
