package dev.rowan.spi.query;

/** The order in which a read returns the rows of a partition. */
public enum RowOrder {
  /** The clustering order of the table. */
  STORED,
  /** The reverse of the clustering order. */
  REVERSED;

  /** Returns the order of a read that is reversed or not. */
  public static RowOrder of(boolean reversed) {
    return reversed ? REVERSED : STORED;
  }
}
