package dev.rowan.storage.embedded.column;

import java.nio.ByteBuffer;

/**
 * Cell paths of list elements, 16 bytes: the time of the addition, and the index among the elements
 * of one addition. Appended elements sort by time; prepended elements sort by descending time
 * before all appended ones. Cassandra has the same order with time UUIDs. The timestamp of the
 * write has no influence.
 */
final class ListCellPaths {
  private final long time;
  private long place;

  private ListCellPaths(long time) {
    this.time = time;
  }

  /** Returns paths after all others; the time is positive. */
  static ListCellPaths appending(long listTime) {
    return new ListCellPaths(listTime);
  }

  /** Returns paths before all others, in the order of their creation. */
  static ListCellPaths prepending(long listTime) {
    return new ListCellPaths(-listTime);
  }

  byte[] next() {
    return ByteBuffer.allocate(16).putLong(time ^ Long.MIN_VALUE).putLong(place++).array();
  }
}
