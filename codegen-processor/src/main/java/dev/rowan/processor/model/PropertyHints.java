package dev.rowan.processor.model;

import dev.rowan.annotation.Encoded;
import java.util.Optional;

/**
 * The numbers that a user states about the values of one property, as written; 0 if unknown.
 *
 * @param distinct the number of different values in the table; 1 for a constant
 * @param perPartition the number of different values in one partition
 * @param skew the rows of the most frequent value divided by the average; 1 if unknown
 * @param size the bytes of a value
 * @param elements the number of elements of a collection
 * @param identity whether the property is a part of the identity
 * @param constant whether it is declared to have one value
 * @param encoded what the property encodes
 * @param together the name of the group of properties that are only valid together
 */
public record PropertyHints(
    long distinct,
    long perPartition,
    double skew,
    Spread size,
    Spread elements,
    boolean identity,
    boolean constant,
    Optional<Encoded.As> encoded,
    Optional<String> together) {

  /** An average and a maximum; the maximum is 0 if it is close to the average. */
  public record Spread(long average, long max) {
    /** Returns the largest number. */
    public long most() {
      return Math.max(average, max);
    }

    /** Whether the numbers are possible: not negative, and in order. */
    public boolean isPossible() {
      return average >= 0 && (max == 0 || max >= average);
    }
  }
}
