package dev.rowan.internal.index.model;

/** What can be left out of the maintenance of unique values. */
enum UniqueWeakness {
  /** Nothing is. */
  NONE,
  /** A change that failed gives back also what it took over. */
  RELEASES_WHAT_IT_TOOK_OVER,
  /** The version of the row that reserved the value is not raised before the value is taken. */
  NO_FENCE,
  /** A value is given back for its row, by whichever attempt it was reserved. */
  RELEASES_WHATEVER_STANDS,
  /** A change relies on what another change of its row reserved. */
  SHARES_A_RESERVATION,
  /** An attempt that does not know whether it reserved the value reserves it again. */
  RESERVES_AGAIN,
  /** A repair gives a value back without raising the version of the row that it is for. */
  REPAIRS_WITHOUT_FENCE
}
