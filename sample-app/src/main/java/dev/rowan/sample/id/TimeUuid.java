package dev.rowan.sample.id;

import java.time.Instant;
import java.util.UUID;

/** Makes time-uuids, which are UUIDs of version 1. */
public final class TimeUuid {
  /** Milliseconds from the start of the Gregorian calendar, where time-uuids begin, to 1970. */
  private static final long GREGORIAN_TO_UNIX = 12_219_292_800_000L;

  private static final long STEPS_PER_MILLI = 10_000;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private TimeUuid() {}

  /**
   * Returns the time-uuid of a moment.
   *
   * @param step sorts events in the same millisecond; counts 100 nanoseconds
   * @param distinction distinguishes events with the same moment and step; its upper 62 bits take
   *     the position where a generator has its clock sequence and its node
   */
  public static UUID of(Instant moment, long step, long distinction) {
    long time = (moment.toEpochMilli() + GREGORIAN_TO_UNIX) * STEPS_PER_MILLI + step;
    long low = time << 32;
    long middle = (time >>> 32 & 0xFFFF) << 16;
    long high = 0x1000 | (time >>> 48 & 0x0FFF);
    return new UUID(low | middle | high, VARIANT | distinction >>> 2);
  }
}
