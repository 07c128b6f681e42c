package dev.rowan.sample.logs;

import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stores lines, and returns the newest ones. The caller or a container passes the DAOs. The class
 * depends neither on the store nor on the mapper.
 *
 * <p>Reading is thread-safe; only one thread may store.
 */
public final class LogArchive {
  private static final Limit ONE = Limit.of(1);

  /** The number of hours that one request returns in a search for older lines. */
  private static final Limit HOURS = Limit.of(24);

  private final LogMessages messages;
  private final SourceDays days;
  private final TypeHours hours;

  /**
   * The day and hour that were stored last. Most lines have the same day and hour as the previous
   * line.
   */
  private @Nullable SourceDay notedDay;

  private @Nullable TypeHour notedHour;

  /** Creates an archive that uses these DAOs. */
  public LogArchive(LogMessages messages, SourceDays days, TypeHours hours) {
    this.messages = messages;
    this.days = days;
    this.hours = hours;
  }

  /**
   * Stores a line. When the method returns, the line and its index entry are in the store. The day
   * and the hour are stored first: a line without them could not be found.
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

  /**
   * Returns the newest lines of a source. They are fewer than {@code size} only if the source has
   * no more.
   */
  public LogPage newest(String source, int size) {
    return dayIn(source, Range.all())
        .map(day -> older(source, size, new Bookmark(day, null)))
        .orElse(new LogPage(List.of(), null));
  }

  /** Returns the lines of a source that are older than a bookmark. */
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
   * Returns the newest lines of all sources of a type. They are fewer than {@code size} only if
   * there are no more.
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
