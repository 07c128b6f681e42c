package dev.rowan.mutation;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Writes the columns that {@code row} sets, whether or not the row exists.
 *
 * @param row all key columns set and not null; or, to write static columns alone, the partition key
 *     and static columns set and everything else unset. A value may be a {@link
 *     dev.rowan.value.CellEdit}; counter columns take nothing else, and a unit that changes
 *     counters changes nothing else
 * @param marker whether the row then exists even when all its other columns are null, as after a
 *     CQL {@code INSERT}; false as after an {@code UPDATE}
 * @param ttl for how many seconds what is written lives, at most {@value #MAX_TTL}; 0 for good;
 *     empty for the table's {@link TableSchema#defaultTtl()}
 */
public record Upsert(
    TableSchema table, Row row, boolean marker, Condition condition, Moment moment, OptionalInt ttl)
    implements Mutation {
  /** Twenty years, in seconds: the limit of Cassandra ({@code Attributes.MAX_TTL} there). */
  public static final int MAX_TTL = 20 * 365 * 24 * 60 * 60;

  /**
   * Checks the bounds.
   *
   * @throws RejectedInput if the ttl is negative or above {@link #MAX_TTL}
   * @throws IllegalArgumentException if counters are to have a marker or a ttl
   */
  public Upsert {
    if (ttl.isPresent() && (ttl.getAsInt() < 0 || ttl.getAsInt() > MAX_TTL)) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("ttl", ttl.getAsInt() + " seconds", "limit", MAX_TTL + " seconds"),
          null);
    }
    if (table.hasCounters() && (marker || ttl.orElse(0) != 0)) {
      throw new IllegalArgumentException(
          "counters of " + table + " are neither inserted nor expire");
    }
  }

  /** Returns for how many seconds what is written lives; 0 for good. */
  public int effectiveTtl() {
    return ttl.isPresent() ? ttl.getAsInt() : table.defaultTtl();
  }

  /** Returns an unconditional insert at the unit's timestamp. */
  public static Upsert insert(TableSchema table, Row row) {
    return new Upsert(table, row, true, Condition.NONE, Moment.NOW, OptionalInt.empty());
  }

  /** Returns an unconditional update at the unit's timestamp. */
  public static Upsert update(TableSchema table, Row row) {
    return new Upsert(table, row, false, Condition.NONE, Moment.NOW, OptionalInt.empty());
  }

  /** Returns the same write under a condition. */
  public Upsert when(Condition newCondition) {
    return new Upsert(table, row, marker, newCondition, moment, ttl);
  }

  /** Returns the same write at another moment of the unit. */
  public Upsert at(Moment newMoment) {
    return new Upsert(table, row, marker, condition, newMoment, ttl);
  }

  /** Returns the same write of values that live this many seconds, or for good if 0. */
  public Upsert lasting(int seconds) {
    return new Upsert(table, row, marker, condition, moment, OptionalInt.of(seconds));
  }
}
