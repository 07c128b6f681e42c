package dev.rowan.bench;

/** A store whose index entries move with their rows. */
interface MovingStore extends BenchmarkStore {
  /** Writes a gauge and its two index entries atomically. */
  void saveGauge(long number);

  /**
   * Moves an existing gauge to the place of another number. One entry is removed and another added;
   * the row and the other entry are written. All of it is atomic.
   */
  void move(long number, long other);
}
