package dev.rowan.bench;

/** A store whose index entries move with their rows. */
interface MovingStore extends Store {
  /** Writes a gauge and its two index entries, all or nothing. */
  void saveGauge(long number);

  /**
   * Moves a gauge that is there to the place of another number: one entry goes, another comes, and
   * row and other entry are written; all or nothing.
   */
  void move(long number, long other);
}
