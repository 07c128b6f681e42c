package dev.rowan.internal.read;

import dev.rowan.spi.value.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;

/**
 * The sum or the mean of numbers of one type, with the results of Cassandra: integers wrap around
 * in their own type, and floating-point numbers are summed with a compensation for lost digits. Not
 * thread-safe.
 */
abstract sealed class NumberFold {
  final boolean mean;

  /** How many numbers there are. */
  long count;

  NumberFold(boolean mean) {
    this.mean = mean;
  }

  /**
   * Starts without numbers.
   *
   * @param mean whether the result is the mean; otherwise, it is the sum
   */
  static NumberFold of(ValueType type, boolean mean) {
    return switch (type.cql()) {
      case "tinyint" -> new OfIntegers(mean, Number::byteValue);
      case "smallint" -> new OfIntegers(mean, Number::shortValue);
      case "int" -> new OfIntegers(mean, Number::intValue);
      case "bigint", "counter" -> new OfIntegers(mean, Number::longValue);
      case "varint" -> new OfIntegers(mean, UnaryOperator.identity());
      case "float" -> new OfDoubles(mean, Number::floatValue);
      case "double" -> new OfDoubles(mean, Number::doubleValue);
      case "decimal" -> new OfDecimals(mean);
      default -> throw new IllegalArgumentException("no number: " + type.cql());
    };
  }

  /** Adds a number of the type. */
  abstract void add(Number number);

  /** Returns the sum or the mean, as a number of the type; 0 without numbers. */
  abstract Number value();

  /** The sum is exact. Its lowest bits are the sum that wraps around in the type. */
  private static final class OfIntegers extends NumberFold {
    private final UnaryOperator<Number> narrowing;
    private BigInteger sum = BigInteger.ZERO;

    OfIntegers(boolean mean, UnaryOperator<Number> narrowing) {
      super(mean);
      this.narrowing = narrowing;
    }

    @Override
    void add(Number number) {
      count++;
      sum =
          sum.add(
              number instanceof BigInteger large ? large : BigInteger.valueOf(number.longValue()));
    }

    @Override
    Number value() {
      return narrowing.apply(mean && count > 0 ? sum.divide(BigInteger.valueOf(count)) : sum);
    }
  }

  /** The mean has the scale to which each step rounds, as on a server. */
  private static final class OfDecimals extends NumberFold {
    private BigDecimal result = BigDecimal.ZERO;

    OfDecimals(boolean mean) {
      super(mean);
    }

    @Override
    void add(Number number) {
      count++;
      BigDecimal value = (BigDecimal) number;
      result =
          mean
              ? result.add(
                  value.subtract(result).divide(BigDecimal.valueOf(count), RoundingMode.HALF_EVEN))
              : result.add(value);
    }

    @Override
    Number value() {
      return result;
    }
  }

  private static final class OfDoubles extends NumberFold {
    private final UnaryOperator<Number> narrowing;
    private double sum;
    private double compensation;

    /** The sum without compensation, which alone tells infinity from "not a number". */
    private double simple;

    /** Whether the sum of finite numbers is beyond the type; only of a mean. */
    private boolean isBeyond;

    /** The sum from the number on that went beyond the type. */
    private BigDecimal exact = BigDecimal.ZERO;

    OfDoubles(boolean mean, UnaryOperator<Number> narrowing) {
      super(mean);
      this.narrowing = narrowing;
    }

    @Override
    void add(Number number) {
      count++;
      double value = number.doubleValue();
      if (isBeyond) {
        exact = exact.add(BigDecimal.valueOf(value));
        return;
      }
      simple += value;
      double before = sum;
      double corrected = value - compensation;
      sum = before + corrected;
      compensation = (sum - before) - corrected;
      if (mean && Double.isInfinite(sum) && Double.isFinite(value) && Double.isFinite(before)) {
        isBeyond = true;
        exact = BigDecimal.valueOf(before).add(BigDecimal.valueOf(value));
      }
    }

    @Override
    Number value() {
      if (isBeyond) {
        return narrowing.apply(
            exact.divide(BigDecimal.valueOf(count), RoundingMode.HALF_EVEN).doubleValue());
      }
      double total = sum + compensation;
      double result = Double.isNaN(total) && Double.isInfinite(simple) ? simple : total;
      return narrowing.apply(mean && count > 0 ? result / count : result);
    }
  }
}
