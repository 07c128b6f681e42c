package dev.rowan.internal.verify;

import dev.rowan.spi.value.CellTimes;

/**
 * The timestamps of rows that are written again by a repair: even as those of writers, with a tag
 * that no writer has, so that they are the same as no writer's.
 */
final class RepairTime {
  /** Microseconds in which a writer changes a row at most once. */
  private static final long QUANTUM = 1_024;

  /** Twice the tag of repairs; writers have 1 to 510. */
  private static final long PLACE = 2 * 511L;

  private RepairTime() {}

  /**
   * Returns when a row is written again: after everything that was read.
   *
   * @param again whether that hid a deletion: then as late as possible
   */
  static long of(EntryFinding finding, RepairWindow window, boolean again) {
    return again ? upTo(window.settledBefore()) : above(finding.newest());
  }

  /** Returns whether a time is after everything that was read, and before any in-flight change. */
  static boolean isSafe(long time, EntryFinding finding, RepairWindow window) {
    return time > finding.newest() && time <= window.settledBefore();
  }

  /** Returns the smallest that is larger than a timestamp. */
  static long above(long timestamp) {
    if (timestamp == CellTimes.NEVER) {
      return PLACE;
    }
    long same = Math.floorDiv(timestamp, QUANTUM) * QUANTUM + PLACE;
    return same > timestamp ? same : same + QUANTUM;
  }

  /** Returns the largest that is not larger than a timestamp. */
  static long upTo(long timestamp) {
    long same = Math.floorDiv(timestamp, QUANTUM) * QUANTUM + PLACE;
    return same <= timestamp ? same : same - QUANTUM;
  }
}
