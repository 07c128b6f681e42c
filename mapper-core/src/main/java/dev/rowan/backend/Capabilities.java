package dev.rowan.backend;

/**
 * What a backend can do.
 *
 * @param isolatedUpkeep whether it runs {@link dev.rowan.mutation.Consequences} while nobody else
 *     can write the row, and applies what they return in the same unit
 * @param conditionalWrites whether it takes conditions other than {@link
 *     dev.rowan.mutation.Condition#NONE}
 * @param serverViews whether it takes {@linkplain dev.rowan.schema.Schema#views() views}, which its
 *     server keeps
 */
public record Capabilities(boolean isolatedUpkeep, boolean conditionalWrites, boolean serverViews) {
  /** What a backend can do that has no views. */
  public Capabilities(boolean isolatedUpkeep, boolean conditionalWrites) {
    this(isolatedUpkeep, conditionalWrites, false);
  }
}
