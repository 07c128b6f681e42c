package dev.rowan.observe;

/** What a DAO method does to the store. */
public enum CallKind {
  /** Reads partitions, or parts of them, by their keys. */
  READ,
  /** Reads all rows of a table. */
  SCAN,
  /** Writes or deletes rows whatever is stored. */
  WRITE,
  /** Writes or deletes a row if a condition on the stored row holds. */
  CONDITIONAL_WRITE,
  /** Executes planned writes as one batch: {@link dev.rowan.Rowan#commit}. */
  BATCH
}
