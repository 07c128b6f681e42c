package dev.rowan.sample.logs;

import dev.rowan.dao.TimeUuids;
import java.time.Instant;
import java.util.UUID;

/**
 * Computes the time-uuid of a line from its content and its position, without a clock or random
 * numbers. Reading the same file again gives the same ids and stores nothing twice, even if the
 * file has grown. Two lines of one file never share an id, even if their texts are equal.
 *
 * <p>Lines printed in the same millisecond take successive steps, so that they sort as printed. The
 * rest of the id is a hash of the file's name, the line's number and its text.
 */
final class LineId {
  /** The resolution of a time UUID. */
  private static final int NANOS_PER_STEP = 100;

  private LineId() {}

  /**
   * Returns the id of a line.
   *
   * @param at when it was printed
   * @param step the number of directly preceding lines with the same time
   * @param file the name of its file
   * @param number its position in the file
   */
  static UUID of(Instant at, long step, String file, long number, String text) {
    return TimeUuids.of(
        at.plusNanos(step * NANOS_PER_STEP), mixed(mixed(mixed(0, file), number), text));
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
