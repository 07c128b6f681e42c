package dev.rowan.sample.events;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Range;
import dev.rowan.dao.TimeUuids;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Stores events of two hours, which counts them, and lists the newest of one type and of all types.
 */
public final class EventsTour implements Tour {
  private static final Instant NINE = Instant.parse("2026-05-04T09:00:00Z");
  private static final Range<Instant> MORNING =
      Range.closedOpen(NINE, NINE.plus(3, ChronoUnit.HOURS));
  private static final List<String> TYPES = List.of("view", "buy", "rate");
  private static final LocalDate DAY = LocalDate.ofInstant(NINE, ZoneOffset.UTC);
  private static final int EVENTS = 60;
  private static final int SECONDS_BETWEEN = 100;

  @Override
  public void show(Rowan rowan, Screen screen) {
    Events events = rowan.dao(Events.class);
    EventCounts counts = rowan.dao(EventCounts.class);
    IntStream.range(0, EVENTS).mapToObj(EventsTour::event).forEach(events::save);
    screen.heading("Event log: one partition for each type, hour and shard");
    screen.list(
        "the newest views", () -> events.newest("view", MORNING, Limit.of(3)), EventsTour::line);
    screen.list(
        "the newest events of all types",
        () -> events.newest(TYPES, MORNING, Limit.of(4)),
        EventsTour::line);
    screen.heading("Numbers of events: one counter for each minute, hour and day");
    screen.list(
        "views by the minute from 9:00 to 9:15",
        () -> counts.minutes("view", Range.closedOpen(NINE, NINE.plus(15, ChronoUnit.MINUTES))),
        count -> count.minute() + ": " + count.events());
    screen.list(
        "views by the hour",
        () -> counts.hours("view", MORNING),
        count -> count.hour() + ": " + count.events());
    screen.value(
        "views of the day", () -> counts.ofDay("view", DAY).map(EventsOfDay::events).orElse(0L));
  }

  private static Event event(int number) {
    Instant at = NINE.plusSeconds((long) number * SECONDS_BETWEEN);
    String type = TYPES.get(number % TYPES.size());
    return Event.of(type, at, TimeUuids.of(at, number), "event " + number);
  }

  private static String line(Event event) {
    return "%s  %-5s %s".formatted(event.at(), event.type(), event.text());
  }
}
