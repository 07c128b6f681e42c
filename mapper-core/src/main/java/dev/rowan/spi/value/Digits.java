package dev.rowan.spi.value;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reads numbers of many digits in bounded time. The constructors of Java read each digit with an
 * operation on all digits before it, which takes minutes for a million digits.
 */
final class Digits {
  /** The most characters of a number. */
  static final int LONGEST = 1_000_000;

  /** Up to this many digits, the constructors of Java are fast. */
  private static final int FEW = 2_000;

  private Digits() {}

  /**
   * Returns an integer.
   *
   * @throws NumberFormatException if the text is none, or longer than {@value #LONGEST} characters
   */
  static BigInteger integer(String text) {
    requireBounded(text);
    if (text.length() <= FEW) {
      return new BigInteger(text);
    }
    boolean signed = text.charAt(0) == '-' || text.charAt(0) == '+';
    BigInteger magnitude = unsigned(text, signed ? 1 : 0, text.length());
    return text.charAt(0) == '-' ? magnitude.negate() : magnitude;
  }

  /**
   * Returns a decimal.
   *
   * @throws NumberFormatException if the text is none, or longer than {@value #LONGEST} characters
   */
  static BigDecimal decimal(String text) {
    requireBounded(text);
    if (text.length() <= FEW) {
      return new BigDecimal(text);
    }
    int exponentAt = Math.max(text.indexOf('e'), text.indexOf('E'));
    String mantissa = exponentAt < 0 ? text : text.substring(0, exponentAt);
    int point = mantissa.indexOf('.');
    String digits =
        point < 0 ? mantissa : mantissa.substring(0, point) + mantissa.substring(point + 1);
    long scale = point < 0 ? 0 : mantissa.length() - point - 1;
    if (exponentAt >= 0) {
      scale -= Integer.parseInt(text.substring(exponentAt + 1));
    }
    if (scale != (int) scale) {
      throw new NumberFormatException("the exponent is out of bounds");
    }
    return new BigDecimal(integer(digits), (int) scale);
  }

  private static void requireBounded(String text) {
    if (text.length() > LONGEST) {
      throw new NumberFormatException("more than " + LONGEST + " digits");
    }
  }

  /** Joins the halves of the digits by a multiplication, which is faster than digit by digit. */
  private static BigInteger unsigned(String text, int from, int to) {
    if (to - from <= FEW) {
      return digits(text.substring(from, to));
    }
    int middle = (from + to) >>> 1;
    return unsigned(text, from, middle)
        .multiply(BigInteger.TEN.pow(to - middle))
        .add(unsigned(text, middle, to));
  }

  private static BigInteger digits(String part) {
    if (Character.digit(part.charAt(0), 10) < 0) {
      throw new NumberFormatException("a character that is no digit");
    }
    return new BigInteger(part);
  }
}
