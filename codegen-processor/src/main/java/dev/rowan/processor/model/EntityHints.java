package dev.rowan.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The numbers that a user states about the rows of one entity.
 *
 * @param small whether the table is declared to stay small
 * @param rate the rate of inserts
 * @param rows the number of rows of a partition of the entity's own table
 * @param retention how long rows are stored
 * @param tables the options of tables
 */
public record EntityHints(
    boolean small,
    Optional<Rate> rate,
    Optional<Rows> rows,
    Optional<Retention> retention,
    List<TableOptionsModel> tables) {
  public EntityHints {
    tables = List.copyOf(tables);
  }

  /**
   * A rate of inserts.
   *
   * @param rowsPerDay the rows of the table, or of one owner, in a day; empty if the period of the
   *     annotation has no fixed length
   * @param ofOwner whether the number is that of one owner
   * @param peak the highest rate divided by the average
   * @param origin the annotation
   */
  public record Rate(OptionalDouble rowsPerDay, boolean ofOwner, double peak, Origin origin) {}

  /** A number of rows of a partition: the average, and the maximum, 0 if not stated. */
  public record Rows(long perPartition, long max, Origin origin) {
    /** Returns the number of rows of the largest partition. */
    public long most() {
      return Math.max(perPartition, max);
    }
  }

  /**
   * How long rows are stored: a number of days, or for ever. Both, or neither, is an error.
   *
   * @param days the number of days; 0 if not stated
   * @param origin the annotation
   */
  public record Retention(long days, boolean forever, Origin origin) {}
}
