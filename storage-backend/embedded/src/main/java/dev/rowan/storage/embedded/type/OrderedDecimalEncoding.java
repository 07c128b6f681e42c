package dev.rowan.storage.embedded.type;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The ordered form of decimals: sign and size of the exponent in one byte, the exponent to base
 * 100, the digits of {@code 0.d1d2d3…} to base 100 plus 0x80, and 00. Zero is 80. Digits of
 * negative numbers are floors: the first is negative, the others are complements.
 */
final class OrderedDecimalEncoding {
  /**
   * Integers of up to this many zeros at the end are read as {@code 100}, larger ones as {@code
   * 1E+40}.
   */
  private static final int PLAIN_ZEROS = 32;

  private static final int ZERO = 0x80;
  private static final int POSITIVE = 0xC0;
  private static final int NEGATIVE = 0x40;

  private OrderedDecimalEncoding() {}

  static void write(BigDecimal value, ByteSink out) {
    if (value.signum() == 0) {
      out.u8(ZERO);
      return;
    }
    boolean negative = value.signum() < 0;
    String digits = value.unscaledValue().abs().toString();
    long point = digits.length() - (long) value.scale();
    int exponent = (int) ((point + 1) >> 1);
    writeExponent(exponent, negative, out);
    int end = digits.length();
    while (digits.charAt(end - 1) == '0') {
      end--;
    }
    if (end - point < Integer.MIN_VALUE) {
      throw DecimalCodec.DECIMAL.refuse("a scale of 32 bits without the zeros at the end", "more");
    }
    writeDigits(
        (point & 1) == 0 ? digits.substring(0, end) : "0" + digits.substring(0, end),
        negative,
        out);
    out.u8(0);
  }

  private static void writeExponent(int exponent, boolean negative, ByteSink out) {
    int signed = negative ? -exponent : exponent;
    int bytes = 4 - Integer.numberOfLeadingZeros(Math.abs(signed)) / 8;
    out.u8((negative ? NEGATIVE : POSITIVE) + (signed < 0 ? -bytes : bytes));
    for (int shift = bytes * 8 - 8; shift >= 0; shift -= 8) {
      out.u8(signed >> shift);
    }
  }

  private static void writeDigits(String digits, boolean negative, ByteSink out) {
    int count = (digits.length() + 1) / 2;
    for (int i = 0; i < count; i++) {
      int digit = digitAt(digits, i);
      if (negative) {
        digit = (i == 0 ? 0 : 100) - digit - (i == count - 1 ? 0 : 1);
      }
      out.u8(digit + 0x80);
    }
  }

  private static int digitAt(String digits, int index) {
    int tens = digits.charAt(index * 2) - '0';
    int ones = index * 2 + 1 < digits.length() ? digits.charAt(index * 2 + 1) - '0' : 0;
    return tens * 10 + ones;
  }

  static BigDecimal read(ByteSource in) {
    int head = in.u8();
    if (head == ZERO) {
      return BigDecimal.ZERO;
    }
    boolean negative = head < ZERO;
    int exponent = readExponent(head - (negative ? NEGATIVE : POSITIVE), negative, in);
    StringBuilder digits = readDigits(negative, in);
    long scale = digits.length() - 2L * exponent;
    while (!digits.isEmpty() && digits.charAt(digits.length() - 1) == '0') {
      digits.setLength(digits.length() - 1);
      scale--;
    }
    if (digits.isEmpty()) {
      throw CodecErrors.corrupt("a decimal without digits");
    }
    if (scale < 0 && scale >= -PLAIN_ZEROS) {
      digits.append("0".repeat((int) -scale));
      scale = 0;
    }
    if (scale != (int) scale) {
      throw CodecErrors.corrupt("a decimal with a large scale");
    }
    BigInteger unscaled = new BigInteger(digits.toString());
    return new BigDecimal(negative ? unscaled.negate() : unscaled, (int) scale);
  }

  private static int readExponent(int size, boolean negative, ByteSource in) {
    if (Math.abs(size) > 4) {
      throw CodecErrors.corrupt("a decimal with a large exponent");
    }
    int signed = size < 0 ? -1 : 0;
    for (int i = Math.abs(size); i > 0; i--) {
      signed = (signed << 8) | in.u8();
    }
    return negative ? -signed : signed;
  }

  private static StringBuilder readDigits(boolean negative, ByteSource in) {
    StringBuilder digits = new StringBuilder();
    int form = in.u8();
    while (form != 0) {
      int next = in.u8();
      int digit = form - 0x80;
      if (negative) {
        digit = (digits.isEmpty() ? 0 : 100) - digit - (next == 0 ? 0 : 1);
      }
      if (digit < 0 || digit > 99) {
        throw CodecErrors.corrupt("a decimal with a strange digit");
      }
      digits.append((char) ('0' + digit / 10)).append((char) ('0' + digit % 10));
      form = next;
    }
    return digits;
  }
}
