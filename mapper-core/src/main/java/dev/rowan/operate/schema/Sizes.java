package dev.rowan.operate.schema;

import java.util.List;
import java.util.Locale;

/** Formats numbers for readers, in any locale alike: {@code 12,000}, {@code 1.1 MB}. */
final class Sizes {
  private static final double KILO = 1_000;
  private static final List<String> UNITS = List.of("bytes", "KB", "MB", "GB", "TB");

  private Sizes() {}

  /** Returns a whole number. */
  static String count(double number) {
    return String.format(Locale.ROOT, "%,d", Math.round(number));
  }

  /** Returns bytes as bytes, KB, MB, GB or TB, powers of 1,000, with one digit after the point. */
  static String bytes(double number) {
    double scaled = number;
    int unit = 0;
    while (scaled >= KILO && unit < UNITS.size() - 1) {
      scaled /= KILO;
      unit++;
    }
    String text = String.format(Locale.ROOT, unit == 0 ? "%.0f" : "%.1f", scaled);
    return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text)
        + " "
        + UNITS.get(unit);
  }
}
