package dev.rowan.sample.logs;

import dev.rowan.query.Limit;
import dev.rowan.query.Page;
import dev.rowan.query.PageRequest;
import dev.rowan.query.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stores lines and finds the newest again. Its DAOs come from the caller or from a container; it
 * knows neither store nor mapper.
 *
 * <p>Reading is thread-safe; only one thread may store.
 */
public final class LogArchive {
  private static final Limit ONE = Limit.of(1);

  /** The number of hours that one query returns on the way back in time. */
  private static final Limit HOURS = Limit.of(24);

  private final LogMessages messages;
  private final SourceDays days;
  private final TypeHours hours;

  /** The last recorded day; neighbours in a log mostly share their day and hour. */
  private @Nullable SourceDay notedDay;

  private @Nullable TypeHour notedHour;

  /** An archive in the tables of these DAOs. */
  public LogArchive(LogMessages messages, SourceDays days, TypeHours hours) {
    this.messages = messages;
    this.days = days;
    this.hours = hours;
  }

  /**
   * Stores a line. When the method returns, the line and its index entry are in the store. Day and
   * hour are stored before the line, because a line without them could not be found.
   */
  public void store(LogMessage message) {
    SourceDay day = new SourceDay(message.source(), message.day());
    if (!day.equals(notedDay)) {
      days.save(day);
      notedDay = day;
    }
    TypeHour hour = new TypeHour(message.sourceType(), message.at().truncatedTo(ChronoUnit.HOURS));
    if (!hour.equals(notedHour)) {
      hours.save(hour);
      notedHour = hour;
    }
    messages.save(message);
  }

  /** The newest lines of a source, fewer than {@code size} only if it has no more. */
  public LogPage newest(String source, int size) {
    return dayIn(source, Range.all())
        .map(day -> older(source, size, new Bookmark(day, null)))
        .orElse(new LogPage(List.of(), null));
  }

  /** The lines of a source from a bookmark on, back in time. */
  public LogPage older(String source, int size, Bookmark from) {
    List<LogMessage> found = new ArrayList<>();
    Bookmark next = from;
    while (next != null && found.size() < size) {
      PageRequest request = PageRequest.after(next.token(), size - found.size());
      Page<LogMessage> page = messages.ofDay(source, next.day(), request);
      found.addAll(page.items());
      next =
          page.hasNext()
              ? new Bookmark(next.day(), page.nextToken())
              : dayIn(source, Range.lessThan(next.day()))
                  .map(day -> new Bookmark(day, null))
                  .orElse(null);
    }
    return new LogPage(found, next);
  }

  private Optional<LocalDate> dayIn(String source, Range<LocalDate> range) {
    return days.latest(source, range, ONE).stream().map(SourceDay::day).findFirst();
  }

  /**
   * The newest lines of all sources of a type, fewer than {@code size} only if there are no more.
   */
  public List<LogMessage> newestOfType(String sourceType, int size) {
    List<LogMessage> found = new ArrayList<>();
    Range<Instant> range = Range.all();
    List<TypeHour> walk = hours.latest(sourceType, range, HOURS);
    while (!walk.isEmpty()) {
      for (TypeHour hour : walk) {
        Limit rest = Limit.of(size - found.size());
        found.addAll(messages.ofHour(sourceType, hour.hour(), rest));
        if (found.size() == size) {
          return found;
        }
      }
      range = Range.lessThan(walk.get(walk.size() - 1).hour());
      walk = hours.latest(sourceType, range, HOURS);
    }
    return found;
  }
}
