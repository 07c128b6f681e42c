package dev.rowan.mutation;

import dev.rowan.schema.TableSchema;

/** One change of one table. */
public sealed interface Mutation permits Upsert, DeleteRow, DeleteRange {
  /** Returns the table that is changed. */
  TableSchema table();

  /** Returns the timestamp of the mutation within its unit. */
  Moment moment();

  /** Returns what must hold for the unit to be applied. */
  default Condition condition() {
    return Condition.NONE;
  }
}
