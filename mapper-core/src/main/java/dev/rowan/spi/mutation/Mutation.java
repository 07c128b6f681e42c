package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;

/** One change of one table. */
public sealed interface Mutation extends Change permits Upsert, DeleteRow, DeleteRange {
  /** Returns the table to change. */
  TableSchema table();

  /** Returns the timestamp of the mutation relative to its batch. */
  TimestampOffset moment();

  /** Returns itself. */
  @Override
  default Mutation mutation() {
    return this;
  }

  /** Returns {@link Consequences#NONE}. */
  @Override
  default Consequences consequences() {
    return Consequences.NONE;
  }

  /** Returns the condition that must hold for the batch to be applied. */
  default Condition condition() {
    return Condition.NONE;
  }
}
