package dev.rowan.internal.index.model;

/**
 * A cell as one number, made so that of two cells of one place the larger number is the one that
 * Cassandra keeps: the later; of one timestamp a tombstone, else the larger value.
 */
final class Cell {
  /** A cell that was never written. */
  static final int NEVER = 0;

  private static final int TOMBSTONE = 0xFFFF;
  private static final int TIMESTAMP_LIMIT = 1 << 15;

  private Cell() {}

  static int live(long timestamp, int value) {
    if (timestamp <= 0 || timestamp >= TIMESTAMP_LIMIT || value < 0 || value >= TOMBSTONE) {
      throw new IllegalArgumentException(value + " at " + timestamp + " is out of bounds");
    }
    return (int) timestamp << 16 | value;
  }

  static int tombstone(long timestamp) {
    return live(timestamp, 0) | TOMBSTONE;
  }

  static int timestamp(int cell) {
    return cell >>> 16;
  }

  static boolean isLive(int cell) {
    return cell != NEVER && (cell & 0xFFFF) != TOMBSTONE;
  }

  static int value(int cell) {
    return cell & 0xFFFF;
  }
}
