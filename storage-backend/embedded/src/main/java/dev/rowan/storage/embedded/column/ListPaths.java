package dev.rowan.storage.embedded.column;

import java.nio.ByteBuffer;

/**
 * Paths of list elements, 16 bytes: when they were added, and their place among those added with
 * them. What is appended stands in the order of its time, what is prepended against it and before
 * all that is appended; so does Cassandra with time UUIDs. The timestamp of the write has no part
 * in it.
 */
final class ListPaths {
  private final long time;
  private long place;

  private ListPaths(long time) {
    this.time = time;
  }

  /** Paths behind all others; the time is positive. */
  static ListPaths appending(long listTime) {
    return new ListPaths(listTime);
  }

  /** Paths before all others, in the order in which they are made. */
  static ListPaths prepending(long listTime) {
    return new ListPaths(-listTime);
  }

  byte[] next() {
    return ByteBuffer.allocate(16).putLong(time ^ Long.MIN_VALUE).putLong(place++).array();
  }
}
