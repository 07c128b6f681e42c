package dev.rowan.sample.hammer;

import dev.rowan.dao.Page;
import dev.rowan.dao.TimeUuids;
import dev.rowan.sample.logs.LogArchive;
import dev.rowan.sample.logs.LogMessage;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A source that prints line after line. Not thread-safe. */
final class Logging implements HammerTask {
  private static final Instant FIRST = Instant.parse("2026-03-01T22:00:00Z");

  private final LogArchive archive;
  private final String source;
  private final Set<LogMessage> stored = new HashSet<>();
  private long step;

  Logging(LogArchive archive, String source) {
    this.archive = archive;
    this.source = source;
  }

  @Override
  public void step(Outcomes outcomes) {
    Instant at = FIRST.plusSeconds(7 * step);
    LogMessage line =
        new LogMessage(
            source,
            LocalDate.ofInstant(at, ZoneOffset.UTC),
            TimeUuids.of(at, source.hashCode()),
            at,
            "ring-" + source,
            "line " + step,
            Map.of("level", "INFO"));
    // Retries until the line is stored, as a log follower does; a line is the same each time.
    if (outcomes.of(() -> archive.store(line)) == Outcomes.Outcome.ACKNOWLEDGED) {
      stored.add(line);
      step++;
    }
  }

  @Override
  public List<String> lost() {
    List<LogMessage> bySource = new ArrayList<>();
    Page<LogMessage> page = archive.ofSource(source, 500, null);
    bySource.addAll(page.items());
    while (page.hasNext()) {
      page = archive.ofSource(source, 500, page.nextToken());
      bySource.addAll(page.items());
    }
    List<LogMessage> byType = archive.newestOfType("ring-" + source, Integer.MAX_VALUE);
    List<String> lost = new ArrayList<>();
    difference(bySource, "by source", lost);
    difference(byType, "by type", lost);
    return lost;
  }

  private void difference(List<LogMessage> found, String how, List<String> lost) {
    Set<LogMessage> distinct = new HashSet<>(found);
    if (distinct.size() < found.size()) {
      lost.add(source + " " + how + ": lines found twice");
    }
    long missing = stored.stream().filter(line -> !distinct.contains(line)).count();
    // Besides, one line may be in flight.
    if (missing > 0 || distinct.size() > stored.size() + 1) {
      lost.add("%s %s: %d of %d missing".formatted(source, how, missing, stored.size()));
    }
  }
}
