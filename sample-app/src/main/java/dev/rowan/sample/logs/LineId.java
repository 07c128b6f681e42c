package dev.rowan.sample.logs;

import dev.rowan.sample.id.TimeUuid;
import java.time.Instant;
import java.util.UUID;

/**
 * Creates the time-uuid of a line from the line and its position, without a clock or random
 * numbers. A second read of the same file gives the same ids and so stores nothing twice, also when
 * the file has grown since. Two lines of one file never share an id, even if they are equal.
 *
 * <p>Lines printed in the same millisecond take successive steps, so that they sort as printed. The
 * rest of the id is a hash of the file's name, the line's number and its text.
 */
final class LineId {
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
    return TimeUuid.of(at, step, mixed(mixed(mixed(0, file), number), text));
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
