package dev.rowan.processor.model;

import java.time.temporal.ChronoUnit;

/**
 * One {@code @Rollup} of an entity.
 *
 * @param into the entity with the counters
 * @param of the property with the time of a row, as written
 * @param period the key property of the counters with the start of the period, as written
 * @param size the number of time units in a period
 * @param counter the counter, as written; empty if it is the only one
 * @param every the interval between two recounts, as written
 */
public record RollupModel(
    TypeName into,
    String of,
    String period,
    ChronoUnit unit,
    int size,
    String counter,
    String every,
    Origin origin) {
  /** Returns the computation of the period. */
  public ComputedKey.Bucket computation() {
    return new ComputedKey.Bucket(of, unit, size, 0, "");
  }
}
