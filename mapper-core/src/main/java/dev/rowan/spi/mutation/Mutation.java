package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;

/** One change of one table. */
public sealed interface Mutation extends Change permits Upsert, DeleteRow, DeleteRange {
  /** Returns the table to change. */
  TableSchema table();

  /** Returns the timestamp of the mutation relative to its batch. */
  TimestampOffset moment();

  /**
   * Returns the same change of another table.
   *
   * @param other a table with the same columns; only its name may differ
   */
  Mutation over(TableSchema other);

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
