package dev.rowan.spi.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.function.UnaryOperator;

/**
 * The sum or the mean of numbers of one type, with the results of Cassandra: integers wrap around
 * in their own type, and floating-point numbers are summed with a compensation for lost digits. Not
 * thread-safe.
 */
public abstract sealed class NumberFold {
  final boolean mean;

  /** How many numbers there are. */
  long count;

  private NumberFold(boolean mean) {
    this.mean = mean;
  }

  /**
   * Starts without integers.
   *
   * @param narrowing returns the lowest bits of a number, as a number of the type
   */
  static NumberFold ofIntegers(boolean mean, UnaryOperator<Number> narrowing) {
    return new OfIntegers(mean, narrowing);
  }

  /** Starts without decimals. */
  static NumberFold ofDecimals(boolean mean) {
    return new OfDecimals(mean);
  }

  /**
   * Starts without floating-point numbers.
   *
   * @param narrowing returns a number of the type
   */
  static NumberFold ofDoubles(boolean mean, UnaryOperator<Number> narrowing) {
    return new OfDoubles(mean, narrowing);
  }

  /** Adds a number of the type. */
  public abstract void add(Number number);

  /** Returns the sum or the mean, as a number of the type; 0 without numbers. */
  public abstract Number value();

  /** The sum is exact. Its lowest bits are the sum that wraps around in the type. */
  private static final class OfIntegers extends NumberFold {
    private final UnaryOperator<Number> narrowing;
    private BigInteger sum = BigInteger.ZERO;

    OfIntegers(boolean mean, UnaryOperator<Number> narrowing) {
      super(mean);
      this.narrowing = narrowing;
    }

    @Override
    public void add(Number number) {
      count++;
      sum =
          sum.add(
              number instanceof BigInteger large ? large : BigInteger.valueOf(number.longValue()));
    }

    @Override
    public Number value() {
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
    public void add(Number number) {
      count++;
      BigDecimal value = (BigDecimal) number;
      result =
          mean
              ? result.add(
                  value.subtract(result).divide(BigDecimal.valueOf(count), RoundingMode.HALF_EVEN))
              : result.add(value);
    }

    @Override
    public Number value() {
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
    public void add(Number number) {
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
    public Number value() {
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
