package dev.rowan.spi.schema;

/** The part that a column plays in its table. */
public enum ColumnKind {
  /** A component of the partition key. */
  PARTITION_KEY,
  /** A column by which the rows of a partition are sorted. */
  CLUSTERING,
  /** One value for a whole partition. */
  STATIC,
  /** One value for each row. */
  REGULAR;

  /** Returns whether columns of this kind are part of the primary key. */
  public boolean isKey() {
    return this == PARTITION_KEY || this == CLUSTERING;
  }
}
