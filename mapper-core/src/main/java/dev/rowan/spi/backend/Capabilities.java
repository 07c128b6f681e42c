package dev.rowan.spi.backend;

/**
 * The capabilities of a backend.
 *
 * @param isolatedUpkeep whether the backend executes {@link dev.rowan.spi.mutation.Consequences}
 *     while it holds the lock of the row, and applies their result in the same batch
 * @param conditionalWrites whether the backend supports conditions other than {@link
 *     dev.rowan.spi.mutation.Condition#NONE}
 * @param serverViews whether the backend supports {@linkplain dev.rowan.spi.schema.Schema#views()
 *     materialized views}
 */
public record Capabilities(boolean isolatedUpkeep, boolean conditionalWrites, boolean serverViews) {
  /** Creates the capabilities of a backend without materialized views. */
  public Capabilities(boolean isolatedUpkeep, boolean conditionalWrites) {
    this(isolatedUpkeep, conditionalWrites, false);
  }
}
