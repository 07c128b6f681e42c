package dev.rowan.sample.logs;

import java.time.Instant;
import java.util.UUID;

/**
 * Makes the time-uuid of a line from what the line is and where it stands, without clock or chance:
 * reading the same file again gives the same ids and so stores nothing twice, also when the file
 * has grown since. Two lines of one file never share an id, however equal they look.
 *
 * <p>A time-uuid counts in steps of 100 nanoseconds; lines printed in the same millisecond take
 * successive steps, so that they sort as printed. Where a real generator has a random node and a
 * clock sequence, 62 bits hash the file's name, the line's number and its text.
 */
final class LineId {
  /** Milliseconds from the start of the Gregorian calendar, where time-uuids begin, to 1970. */
  private static final long GREGORIAN_TO_UNIX = 12_219_292_800_000L;

  private static final long STEPS_PER_MILLI = 10_000;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private LineId() {}

  /**
   * The id of a line.
   *
   * @param at when it was printed
   * @param step how many lines before it in a row have the same time
   * @param file the name of its file
   * @param number its place in the file
   */
  static UUID of(Instant at, long step, String file, long number, String text) {
    long time = (at.toEpochMilli() + GREGORIAN_TO_UNIX) * STEPS_PER_MILLI + step;
    long low = time << 32;
    long middle = (time >>> 32 & 0xFFFF) << 16;
    long high = 0x1000 | (time >>> 48 & 0x0FFF);
    long hash = mixed(mixed(mixed(0, file), number), text);
    return new UUID(low | middle | high, VARIANT | hash >>> 2);
  }

  private static long mixed(long hash, String text) {
    long mixed = hash;
    for (int i = 0; i < text.length(); i++) {
      mixed = (mixed ^ text.charAt(i)) * 0x9E37_79B9_7F4A_7C15L;
      mixed ^= mixed >>> 29;
    }
    return mixed(mixed, text.length());
  }

  private static long mixed(long hash, long number) {
    long mixed = (hash ^ number) * 0xBF58_476D_1CE4_E5B9L;
    return mixed ^ mixed >>> 31;
  }
}
