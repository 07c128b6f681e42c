package dev.rowan.spi.query;

/** The order in which a read of several partitions returns rows. */
public enum PartitionOrder {
  /** One partition after another, in the order of the keys; some are read ahead. */
  BY_KEY,
  /** The rows of all partitions, merged in clustering order. */
  MERGED,
  /** One partition after another, least key first, each when its rows are needed. */
  ASCENDING,
  /** One partition after another, greatest key first, each when its rows are needed. */
  DESCENDING;

  /** Whether a partition is read only when its rows are needed. */
  public boolean isLazy() {
    return this == ASCENDING || this == DESCENDING;
  }
}
