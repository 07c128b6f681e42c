package dev.rowan.processor.quantity;

import java.util.Locale;

/** Formats numbers for readers, in any locale alike: {@code 12,000}, {@code 1.1 MB}. */
public final class Amounts {
  private static final double KILO = 1_000;
  private static final double MEGA = 1_000_000;
  private static final double GIGA = 1_000_000_000;
  private static final double FRACTION_BELOW = 10;

  private Amounts() {}

  /** Returns a number: with at most two digits after the point below 10, else whole. */
  public static String count(double number) {
    boolean whole = number >= FRACTION_BELOW || number == Math.rint(number);
    return whole
        ? String.format(Locale.ROOT, "%,d", Math.round(number))
        : String.format(Locale.ROOT, number < 0.01 ? "%.2g" : "%.2f", number);
  }

  /** Returns a number of bytes in bytes, KB, MB or GB, which are powers of 1,000. */
  public static String bytes(double number) {
    if (number >= GIGA) {
      return scaled(number / GIGA, "GB");
    }
    if (number >= MEGA) {
      return scaled(number / MEGA, "MB");
    }
    return number >= KILO ? scaled(number / KILO, "KB") : Math.round(number) + " bytes";
  }

  private static String scaled(double number, String unit) {
    String text = String.format(Locale.ROOT, number >= 100 ? "%,.0f" : "%.1f", number);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + " " + unit;
  }
}
