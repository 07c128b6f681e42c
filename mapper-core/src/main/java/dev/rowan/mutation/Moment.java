package dev.rowan.mutation;

/** The timestamp of a mutation within its unit. */
public enum Moment {
  /** The unit's timestamp T; for a range deleted in a unit with a condition, T - 1. */
  NOW,
  /** T - 1 microsecond: what the same unit writes to the same row at T stays. */
  JUST_BEFORE
}
