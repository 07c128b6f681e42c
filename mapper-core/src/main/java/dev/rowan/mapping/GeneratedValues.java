package dev.rowan.mapping;

import dev.rowan.dao.TimeUuids;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Date;
import java.util.UUID;

/** Makes the values that inserts generate. Thread-safe. */
public final class GeneratedValues {
  private GeneratedValues() {}

  /** Returns a random UUID, of version 4. */
  public static UUID randomUuid() {
    return UUID.randomUUID();
  }

  /** Returns a time UUID; see {@link TimeUuids#next}. */
  public static UUID timeUuid() {
    return TimeUuids.next();
  }

  /** Returns the current time in milliseconds, as a column stores it. */
  public static Instant instant() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  /** Returns the current time in UTC, in milliseconds. */
  public static LocalDateTime localDateTime() {
    return LocalDateTime.ofInstant(instant(), ZoneOffset.UTC);
  }

  /** Returns the current day in UTC. */
  public static LocalDate localDate() {
    return LocalDate.ofInstant(instant(), ZoneOffset.UTC);
  }

  /** Returns the current time in milliseconds. */
  @SuppressWarnings("JavaUtilDate") // a property has this type
  public static Date date() {
    return Date.from(instant());
  }
}
