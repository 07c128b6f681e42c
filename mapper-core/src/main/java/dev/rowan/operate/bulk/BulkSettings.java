package dev.rowan.operate.bulk;

import dev.rowan.annotation.Nulls;

/**
 * The settings of a bulk save.
 *
 * @param concurrency how many requests are in flight at most
 * @param rows how many rows one request has at most
 * @param failures the save stops when this many entities have failed
 * @param skipped how many entities of the source were saved before
 * @param nulls what null properties do to their columns
 */
record BulkSettings(int concurrency, int rows, int failures, long skipped, Nulls nulls) {
  private static final int MAX_WINDOW = 100_000;

  /** Returns how many entities are in memory at most. */
  int window() {
    return (int) Math.min((long) concurrency * rows, MAX_WINDOW);
  }
}
