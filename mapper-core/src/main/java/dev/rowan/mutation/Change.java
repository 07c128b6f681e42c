package dev.rowan.mutation;

/** A mutation, and what follows from the rows that it changes. */
public record Change(Mutation mutation, Consequences consequences) {
  /** Returns a mutation from which nothing follows. */
  public static Change of(Mutation mutation) {
    return new Change(mutation, Consequences.NONE);
  }
}
