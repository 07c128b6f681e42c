package dev.rowan.backend;

/**
 * What a backend can do.
 *
 * @param isolatedUpkeep whether it runs {@link dev.rowan.mutation.Consequences} while nobody else
 *     can write the row, and applies what they return in the same unit
 * @param conditionalWrites whether it takes conditions other than {@link
 *     dev.rowan.mutation.Condition#NONE}
 */
public record Capabilities(boolean isolatedUpkeep, boolean conditionalWrites) {}
