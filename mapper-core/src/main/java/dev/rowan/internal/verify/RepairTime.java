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
