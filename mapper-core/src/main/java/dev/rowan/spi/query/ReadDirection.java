package dev.rowan.spi.query;

/** The direction in which a read goes through the rows of a partition. */
public enum ReadDirection {
  /** In the clustering order of the table. */
  FORWARD,
  /** In the reverse of the clustering order. */
  REVERSED;

  /** Returns the direction of a read that is reversed or not. */
  public static ReadDirection of(boolean reversed) {
    return reversed ? REVERSED : FORWARD;
  }
}
