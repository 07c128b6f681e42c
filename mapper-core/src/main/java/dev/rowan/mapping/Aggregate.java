package dev.rowan.mapping;

import dev.rowan.spi.schema.ScalarType;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * What a method computes of the values that one property has in all rows of a read. For generated
 * code. Immutable and thread-safe.
 *
 * @param <J> the type of the property; of the number of rows, {@code Long}
 * @param kind the function
 * @param property the property; null for the number of rows
 * @param sumType the type in which a sum is computed; null for the type of the property
 */
public record Aggregate<J>(
    Kind kind, @Nullable Property<J> property, @Nullable ScalarType sumType) {
  /** The aggregate functions of CQL. A row without the value has no effect, except on the count. */
  public enum Kind {
    /** The number of rows. */
    COUNT,
    /** The smallest value; null if there is none. */
    MIN,
    /** The largest value; null if there is none. */
    MAX,
    /** The sum, in the type of the property; 0 if there is no value. */
    SUM,
    /** The mean, in the type of the property; 0 if there is no value. */
    AVG,
    /** The value in the first row, as CQL returns a column beside aggregates; null without one. */
    FIRST
  }

  /** Returns the number of rows. */
  public static Aggregate<Long> count() {
    return new Aggregate<>(Kind.COUNT, null, null);
  }

  /** Returns the smallest value of a property, in the order of the store. */
  public static <J> Aggregate<J> min(Property<J> property) {
    return new Aggregate<>(Kind.MIN, property, null);
  }

  /** Returns the largest value of a property, in the order of the store. */
  public static <J> Aggregate<J> max(Property<J> property) {
    return new Aggregate<>(Kind.MAX, property, null);
  }

  /** Returns the sum of the values of a property that is a number. */
  public static <J> Aggregate<J> sum(Property<J> property) {
    return new Aggregate<>(Kind.SUM, property, null);
  }

  /** Returns the mean of the values of a property that is a number. */
  public static <J> Aggregate<J> avg(Property<J> property) {
    return new Aggregate<>(Kind.AVG, property, null);
  }

  /** Returns the value of a property in the first row of the read. */
  public static <J> Aggregate<J> first(Property<J> property) {
    return new Aggregate<>(Kind.FIRST, property, null);
  }

  /** Returns the same sum as a {@code long}, in which integers of a narrower type have room. */
  public Aggregate<Long> asLong() {
    return in(ScalarType.BIGINT, Codecs.LONG);
  }

  /** Returns the same sum of integers as a {@code BigInteger}, which has room for any sum. */
  public Aggregate<BigInteger> asBigInteger() {
    return in(ScalarType.VARINT, Codecs.VARINT);
  }

  /** Returns the same sum as a {@code double}. */
  public Aggregate<Double> asDouble() {
    return in(ScalarType.DOUBLE, Codecs.DOUBLE);
  }

  private <W> Aggregate<W> in(ScalarType type, ValueCodec<W> codec) {
    if (kind != Kind.SUM || property == null) {
      throw new IllegalArgumentException(kind + " is not computed in another type");
    }
    return new Aggregate<>(kind, new Property<>(property.name(), property.column(), codec), type);
  }
}
