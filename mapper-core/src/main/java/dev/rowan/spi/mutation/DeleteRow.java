package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;

/**
 * Deletes one row; static columns remain. Deleting a row that does not exist is not an error.
 *
 * @param key a row whose key columns are set and not null; other columns are ignored
 */
public record DeleteRow(TableSchema table, Row key, Condition condition, TimestampOffset moment)
    implements Mutation {
  /** Returns an unconditional delete. */
  public static DeleteRow of(TableSchema table, Row key, TimestampOffset moment) {
    return new DeleteRow(table, key, Condition.NONE, moment);
  }

  @Override
  public DeleteRow over(TableSchema other) {
    return new DeleteRow(other, key, condition, moment);
  }
}
