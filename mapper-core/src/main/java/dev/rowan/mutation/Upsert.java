package dev.rowan.mutation;

import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;

/**
 * Writes the columns that {@code row} sets, whether or not the row exists.
 *
 * @param row all key columns set and not null; or, to write static columns alone, the partition key
 *     and static columns set and everything else unset
 * @param marker whether the row then exists even when all its other columns are null, as after a
 *     CQL {@code INSERT}; false as after an {@code UPDATE}
 */
public record Upsert(TableSchema table, Row row, boolean marker, Condition condition, Moment moment)
    implements Mutation {
  /** Returns an unconditional insert at the unit's timestamp. */
  public static Upsert insert(TableSchema table, Row row) {
    return new Upsert(table, row, true, Condition.NONE, Moment.NOW);
  }

  /** Returns an unconditional update at the unit's timestamp. */
  public static Upsert update(TableSchema table, Row row) {
    return new Upsert(table, row, false, Condition.NONE, Moment.NOW);
  }

  /** Returns the same write under a condition. */
  public Upsert when(Condition newCondition) {
    return new Upsert(table, row, marker, newCondition, moment);
  }
}
