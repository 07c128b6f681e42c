package dev.rowan.storage.differential;

/**
 * The time that both stores go by: it stands still until it is told to go on. It is days ahead, so
 * that nothing expires when Cassandra compacts files, which it does by its own time. One thread.
 */
final class SteeredClock {
  private static final long AHEAD = 1_000_000;

  private long seconds;

  /** Goes to where a history begins. */
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
