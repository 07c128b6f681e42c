package dev.rowan.spi.backend;

/** A feature that a backend has or lacks. */
public enum Capability {
  /**
   * The backend executes {@link dev.rowan.spi.mutation.Consequences} while it holds the lock of the
   * row, and applies their result in the same batch.
   */
  INDEX_MAINTENANCE,
  /** The backend supports conditions other than {@link dev.rowan.spi.mutation.Condition#NONE}. */
  CONDITIONAL_WRITES,
  /** The backend supports {@linkplain dev.rowan.spi.schema.Schema#views() materialized views}. */
  SERVER_VIEWS,
  /**
   * The store stands for a cluster in tests. The run time uses it as a cluster: it maintains
   * derived tables itself, and refuses what a cluster refuses.
   */
  STANDS_FOR_CLUSTER
}
