package dev.rowan.spi.mutation;

/** The timestamp of a mutation relative to the timestamp of its batch. */
public enum TimestampOffset {
  /** The batch's timestamp T. In a batch with a condition, a deleted range has T - 1. */
  NONE,
  /** T - 1 microsecond, so that a write of the same batch to the same row at T wins. */
  ONE_MICROSECOND_EARLIER
}
