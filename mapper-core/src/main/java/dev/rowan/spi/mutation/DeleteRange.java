package dev.rowan.spi.mutation;

import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Slice;
import java.util.List;

/**
 * Deletes the rows of a slice of one partition. A slice of the whole partition also deletes the
 * static columns.
 *
 * @param partition canonical values of the partition key, none null
 */
public record DeleteRange(
    TableSchema table, List<Object> partition, Slice slice, TimestampOffset moment)
    implements Mutation {
  /** Copies the list. */
  public DeleteRange {
    partition = List.copyOf(partition);
  }

  @Override
  public DeleteRange over(TableSchema other) {
    return new DeleteRange(other, partition, slice, moment);
  }

  /** Returns the table and the form of the range; never the values, which may be private. */
  @Override
  public String toString() {
    return "delete of " + table + ", " + slice + ", " + moment;
  }
}
