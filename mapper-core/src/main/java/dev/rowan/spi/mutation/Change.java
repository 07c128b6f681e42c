package dev.rowan.spi.mutation;

/**
 * A part of a batch: a mutation, and the mutations of derived tables that follow from the changed
 * rows. A mutation without consequences is a change by itself.
 */
public sealed interface Change permits Mutation, MutationWithConsequences {
  /** Returns the mutation. */
  Mutation mutation();

  /** Returns what follows from it; {@link Consequences#NONE} for nothing. */
  Consequences consequences();

  /** Returns a mutation without consequences. */
  static Change of(Mutation mutation) {
    return mutation;
  }

  /** Returns a mutation with consequences, which may be {@link Consequences#NONE}. */
  static Change of(Mutation mutation, Consequences consequences) {
    return consequences == Consequences.NONE
        ? mutation
        : new MutationWithConsequences(mutation, consequences);
  }
}
