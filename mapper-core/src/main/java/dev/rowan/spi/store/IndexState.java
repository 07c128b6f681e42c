package dev.rowan.spi.store;

/** Whether reads may use an index. */
public enum IndexState {
  /**
   * Writes maintain the index, but it may lack rows that are older than it is. No read may use it.
   */
  WRITE_ONLY,
  /** It has an entry for every row that must have one. */
  READABLE
}
