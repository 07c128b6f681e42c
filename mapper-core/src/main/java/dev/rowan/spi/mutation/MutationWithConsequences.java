package dev.rowan.spi.mutation;

/** A mutation, and the mutations of derived tables that follow from the changed rows. */
record MutationWithConsequences(Mutation mutation, Consequences consequences) implements Change {}
