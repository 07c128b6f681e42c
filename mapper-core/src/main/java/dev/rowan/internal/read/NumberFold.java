package dev.rowan.internal.read;

import dev.rowan.spi.value.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * The sum or the mean of numbers of one type, with the results of Cassandra: integers wrap around
 * in their own type, and floating-point numbers are summed with a compensation for lost digits.
 */
abstract sealed class NumberFold {
  /** How many numbers there are. */
  long count;

  /** Starts without numbers. */
  static NumberFold of(ValueType type, boolean mean) {
    return switch (type.cql()) {
      case "tinyint" -> new OfLongs(mean, Number::byteValue);
      case "smallint" -> new OfLongs(mean, Number::shortValue);
      case "int" -> new OfLongs(mean, Number::intValue);
      case "bigint", "counter" -> new OfLongs(mean, Number::longValue);
      case "float" -> new OfDoubles(mean, Number::floatValue);
      case "double" -> new OfDoubles(mean, Number::doubleValue);
      case "varint" -> new OfIntegers(mean);
      case "decimal" -> new OfDecimals(mean);
      default -> throw new IllegalArgumentException("no number: " + type.cql());
    };
  }

  /** Adds a number of the type. */
  abstract void add(Number number);

  /** Returns the sum or the mean, as a number of the type; 0 without numbers. */
  abstract Number value();

  /** Converts a result to the type of the numbers. */
  private interface Narrowing {
    Number of(Number result);
  }

  private static final class OfLongs extends NumberFold {
    private final boolean mean;
    private final Narrowing narrowing;
    private long sum;
    private BigInteger exact = BigInteger.ZERO;

    OfLongs(boolean mean, Narrowing narrowing) {
      this.mean = mean;
      this.narrowing = narrowing;
    }

    @Override
    void add(Number number) {
      count++;
      sum += number.longValue();
      exact = exact.add(BigInteger.valueOf(number.longValue()));
    }

    @Override
    Number value() {
      if (!mean) {
        return narrowing.of(sum);
      }
      return narrowing.of(count == 0 ? 0L : exact.divide(BigInteger.valueOf(count)).longValue());
    }
  }

  private static final class OfIntegers extends NumberFold {
    private final boolean mean;
    private BigInteger sum = BigInteger.ZERO;

    OfIntegers(boolean mean) {
      this.mean = mean;
    }

    @Override
    void add(Number number) {
      count++;
      sum = sum.add((BigInteger) number);
    }

    @Override
    Number value() {
      return mean && count > 0 ? sum.divide(BigInteger.valueOf(count)) : sum;
    }
  }

  /** The mean has the scale to which each step rounds, as on a server. */
  private static final class OfDecimals extends NumberFold {
    private final boolean mean;
    private BigDecimal result = BigDecimal.ZERO;

    OfDecimals(boolean mean) {
      this.mean = mean;
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
    private final boolean mean;
    private final Narrowing narrowing;
    private double sum;
    private double compensation;
    private double simple;

    /** The exact sum of finite numbers whose sum is beyond the type; only for the mean. */
    private boolean isBeyond;

    private BigDecimal exact = BigDecimal.ZERO;

    OfDoubles(boolean mean, Narrowing narrowing) {
      this.mean = mean;
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
        return narrowing.of(
            exact.divide(BigDecimal.valueOf(count), RoundingMode.HALF_EVEN).doubleValue());
      }
      double total = sum + compensation;
      double result = Double.isNaN(total) && Double.isInfinite(simple) ? simple : total;
      return narrowing.of(mean && count > 0 ? result / count : result);
    }
  }
}
