package dev.rowan.spi.mutation;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Writes the columns that {@code row} sets, whether or not the row exists.
 *
 * @param row a row with all key columns set and not null; or, to write only static columns, the
 *     partition key and static columns set and all other columns unset. A value may be a {@link
 *     dev.rowan.spi.value.CellEdit}. A counter column accepts only an edit, and a batch that
 *     changes counters changes nothing else
 * @param marker whether to write the row marker, as a CQL {@code INSERT} does: the row then exists
 *     even if all its other columns are null. False as for an {@code UPDATE}
 * @param ttl the time to live of the written values in seconds, at most {@value #MAX_TTL}. 0 means
 *     that they never expire; empty means the table's {@link TableSchema#defaultTtl()}
 */
public record Upsert(
    TableSchema table,
    Row row,
    boolean marker,
    Condition condition,
    TimestampOffset moment,
    OptionalInt ttl)
    implements Mutation {
  /** Twenty years in seconds: the largest TTL of Cassandra ({@code Attributes.MAX_TTL}). */
  public static final int MAX_TTL = 20 * 365 * 24 * 60 * 60;

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if the TTL is negative or above {@link #MAX_TTL}
   * @throws IllegalArgumentException if counters have a row marker or a TTL
   */
  public Upsert {
    if (ttl.isPresent() && (ttl.getAsInt() < 0 || ttl.getAsInt() > MAX_TTL)) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("ttl", ttl.getAsInt() + " seconds", "limit", MAX_TTL + " seconds"),
          null);
    }
    if (table.hasCounters() && (marker || ttl.orElse(0) != 0)) {
      throw new IllegalArgumentException(
          "counters of " + table + " cannot be inserted and cannot have a TTL");
    }
  }

  /** Returns the TTL of the written values in seconds; 0 if they never expire. */
  public int effectiveTtl() {
    return ttl.isPresent() ? ttl.getAsInt() : table.defaultTtl();
  }

  /** Returns an unconditional insert at the batch's timestamp. */
  public static Upsert insert(TableSchema table, Row row) {
    return new Upsert(table, row, true, Condition.NONE, TimestampOffset.NONE, OptionalInt.empty());
  }

  /** Returns an unconditional update at the batch's timestamp. */
  public static Upsert update(TableSchema table, Row row) {
    return new Upsert(table, row, false, Condition.NONE, TimestampOffset.NONE, OptionalInt.empty());
  }

  @Override
  public Upsert over(TableSchema other) {
    return new Upsert(other, row, marker, condition, moment, ttl);
  }

  /** Returns the same write with a condition. */
  public Upsert when(Condition newCondition) {
    return new Upsert(table, row, marker, newCondition, moment, ttl);
  }

  /** Returns the same write at another timestamp of the batch. */
  public Upsert at(TimestampOffset newMoment) {
    return new Upsert(table, row, marker, condition, newMoment, ttl);
  }

  /** Returns the same write with the given TTL in seconds; 0 means that the values never expire. */
  public Upsert withTtl(int seconds) {
    return new Upsert(table, row, marker, condition, moment, OptionalInt.of(seconds));
  }
}
