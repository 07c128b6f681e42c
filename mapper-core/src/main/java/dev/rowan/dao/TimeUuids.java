package dev.rowan.dao;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Time UUIDs, which are UUIDs of version 1 (RFC 9562, section 5.1): values of a {@code timeuuid}
 * column. Their order is that of their times, which have a resolution of 100 nanoseconds.
 * <!-- tag: time-range -->
 *
 * <pre>{@code
 * List<Delivery> sinceNoon =
 *     deliveries.between("ann", TimeUuids.between(noon, noon.plus(1, ChronoUnit.HOURS)));
 * }</pre>
 *
 * <p>Thread-safe.
 */
public final class TimeUuids {
  /** Seconds from 15 October 1582, where times of UUIDs begin, to 1970. */
  private static final long BEFORE_1970 = 12_219_292_800L;

  private static final long TICKS_PER_SECOND = 10_000_000;
  private static final int NANOS_PER_TICK = 100;
  private static final long MOST_TICKS = (1L << 60) - 1;
  private static final Instant FIRST_MOMENT = Instant.ofEpochSecond(-BEFORE_1970);
  private static final Instant LAST_MOMENT = instant(MOST_TICKS);

  /** The low halves that are first and last in the order of Cassandra: by signed bytes. */
  private static final long FIRST_LOW = 0x8080_8080_8080_8080L;

  private static final long LAST_LOW = 0x7F7F_7F7F_7F7F_7F7FL;

  /** The bits of a low half without the two of the variant. */
  private static final long DISTINCTION = 0x3FFF_FFFF_FFFF_FFFFL;

  /** The variant of RFC 9562, and a random clock sequence and node, which is no real one. */
  private static final long OWN_LOW =
      (new SecureRandom().nextLong() & 0x3FFF_FFFF_FFFF_FFFFL)
          | 0x8000_0000_0000_0000L
          | 0x0000_0100_0000_0000L;

  private static final AtomicLong LAST = new AtomicLong();

  private TimeUuids() {}

  /**
   * Returns a time UUID of the current time. It is larger than all that this process made before,
   * also if the clock was set back. Different processes make different UUIDs: each has a random
   * clock sequence and node of 61 bits.
   */
  public static UUID next() {
    long now = ticks(Instant.now());
    return uuid(LAST.accumulateAndGet(now, (last, given) -> Math.max(last + 1, given)), OWN_LOW);
  }

  /**
   * Returns the time UUID of a moment that has a distinction: the same arguments return the same
   * UUID, on any machine. A program that computes the id of an event from the event writes it under
   * the same id when it reads the event again.
   * <!-- tag: time-uuid-of -->
   *
   * <pre>{@code
   * UUID id = TimeUuids.of(noon, lineNumber);
   * }</pre>
   *
   * @param moment as for {@link #first}
   * @param distinction distinguishes UUIDs of the same moment: a number, or a hash of the content.
   *     UUIDs of one moment are in the order of these numbers, from 0 to 2<sup>62</sup>-1. The
   *     upper two bits are ignored
   * @throws RejectedInputException if the moment is outside of the years 1582 to 5236
   */
  public static UUID of(Instant moment, long distinction) {
    return uuid(ticks(moment), (distinction & DISTINCTION) ^ FIRST_LOW);
  }

  /**
   * Returns the first time UUID of a moment, in the order of Cassandra: a bound of a range.
   *
   * @param moment within the years 1582 to 5236; rounded down to 100 nanoseconds
   * @throws RejectedInputException if the moment is outside of these years
   */
  public static UUID first(Instant moment) {
    return uuid(ticks(moment), FIRST_LOW);
  }

  /**
   * Returns the last time UUID of a moment, in the order of Cassandra: a bound of a range. No other
   * process makes this UUID.
   *
   * @param moment as for {@link #first}
   * @throws RejectedInputException if the moment is outside of these years
   */
  public static UUID last(Instant moment) {
    return uuid(ticks(moment), LAST_LOW);
  }

  /**
   * Returns the range of the time UUIDs from a moment, inclusive, to another, exclusive.
   *
   * @throws RejectedInputException if a moment is outside of the years 1582 to 5236
   */
  public static Range<UUID> between(Instant from, Instant to) {
    return Range.closedOpen(first(from), first(to));
  }

  /**
   * Returns the time of a time UUID.
   *
   * @throws RejectedInputException if it is a UUID of another version
   */
  public static Instant instantOf(UUID timeUuid) {
    if (timeUuid.version() != 1) {
      throw rejected("time UUID", "a UUID of version " + timeUuid.version());
    }
    return instant(timeUuid.timestamp());
  }

  private static Instant instant(long ticks) {
    return Instant.ofEpochSecond(
        ticks / TICKS_PER_SECOND - BEFORE_1970, ticks % TICKS_PER_SECOND * NANOS_PER_TICK);
  }

  private static long ticks(Instant moment) {
    if (moment.isBefore(FIRST_MOMENT) || moment.isAfter(LAST_MOMENT)) {
      throw rejected("moment", "outside of the years 1582 to 5236");
    }
    return (moment.getEpochSecond() + BEFORE_1970) * TICKS_PER_SECOND
        + moment.getNano() / NANOS_PER_TICK;
  }

  private static UUID uuid(long ticks, long low) {
    long high = ticks << 32 | (ticks >>> 16 & 0xFFFF_0000L) | 0x1000 | ticks >>> 48;
    return new UUID(high, low);
  }

  private static RejectedInputException rejected(String what, String found) {
    return new RejectedInputException(ErrorCode.ARGUMENT_REJECTED, Map.of(what, found), null);
  }
}
