package dev.rowan.bench;

/** A store whose index entries move with their rows, and which has a partition for each day. */
interface MovingStore extends BenchmarkStore {
  /** Writes a gauge and its two index entries atomically. */
  void saveGauge(long number);

  /**
   * Moves an existing gauge to the place of another number. One entry is removed and another added;
   * the row and the other entry are written. All of it is atomic.
   */
  void move(long number, long other);

  /** Writes a metering. */
  void saveMetering(long number);

  /** Returns the newest ten meterings of a meter, which are of thirty days. */
  Object newest(long meter);
}
