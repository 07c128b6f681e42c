package dev.rowan.spi.mutation;

/** A mutation, and the mutations of derived tables that follow from the changed rows. */
public record Change(Mutation mutation, Consequences consequences) {
  /** Returns a mutation without consequences. */
  public static Change of(Mutation mutation) {
    return new Change(mutation, Consequences.NONE);
  }
}
