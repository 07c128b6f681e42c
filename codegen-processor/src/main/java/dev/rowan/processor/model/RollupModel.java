package dev.rowan.processor.model;

import java.time.temporal.ChronoUnit;

/**
 * One {@code @Rollup} of an entity.
 *
 * @param into the entity with the counters
 * @param table the table of the counters
 * @param of the property with the time of a row, as written
 * @param period the key property of the counters with the start of the period, as written
 * @param size the number of time units in a period
 * @param counter the counter, as written; empty if it is the only one
 * @param every the interval between two recounts, as written
 */
public record RollupModel(
    TypeName into,
    String table,
    String of,
    String period,
    ChronoUnit unit,
    int size,
    String counter,
    String every,
    Origin origin) {
  /** The start of the text about a roll-up that is stored with a table. */
  public static final String LAYOUT = "rollup ";

  /** Returns the computation of the period. */
  public ComputedKey.Bucket computation() {
    return new ComputedKey.Bucket(of, unit, size, "");
  }

  /**
   * Returns the text that is stored with the table of the rows, such as {@code rollup views_of_day
   * = 1 DAYS of at}.
   *
   * @param timeColumn the column of the time
   */
  String layout(String timeColumn) {
    return layoutName() + " = " + computation().layout(timeColumn);
  }

  /** Returns the name of the roll-up in that text. */
  String layoutName() {
    return LAYOUT + table + (counter.isEmpty() ? "" : "." + counter);
  }
}
