package dev.rowan.storage.differential;

/**
 * The clock of both stores, which advances only on request. It is days ahead, so that no data
 * expires when Cassandra compacts files, which it does by its own time. Used by one thread.
 */
final class SteeredClock {
  private static final long AHEAD = 1_000_000;

  private long seconds;

  /** Returns to the start time of a history. */
  void reset() {
    seconds = System.currentTimeMillis() / 1_000 + AHEAD;
  }

  void pass(int more) {
    seconds += more;
  }

  long seconds() {
    return seconds;
  }

  long micros() {
    return seconds * 1_000_000;
  }
}
