package dev.rowan.spi.query;

/** The order in which a read of several partitions returns rows. */
public enum PartitionOrder {
  /** One partition after another, in the order of the keys; some are read ahead. */
  BY_KEY,
  /** The rows of all partitions, merged in clustering order. */
  MERGED,
  /**
   * One bucket after another, the least first, each when its rows are needed. The rows of the
   * partitions of a bucket are merged.
   */
  ASCENDING,
  /** As {@link #ASCENDING}, but the greatest bucket first. */
  DESCENDING;

  /** Whether a bucket is read only when its rows are needed. */
  public boolean isLazy() {
    return this == ASCENDING || this == DESCENDING;
  }
}
