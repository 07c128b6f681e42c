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
  SERVER_VIEWS
}
