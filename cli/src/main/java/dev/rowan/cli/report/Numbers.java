package dev.rowan.cli.report;

import java.util.Locale;

/** Writes numbers for people, in the same way in every locale. */
public final class Numbers {
  private static final int KILO = 1000;

  private Numbers() {}

  /** Returns a number with separators: {@code 20,000}. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Returns a size with two significant digits: {@code 4.5 MB}. */
  public static String bytes(long bytes) {
    double value = bytes;
    String[] names = {"B", "kB", "MB", "GB", "TB"};
    int at = 0;
    while (value >= KILO && at < names.length - 1) {
      value /= KILO;
      at++;
    }
    String format = at == 0 || value >= 10 ? "%.0f %s" : "%.1f %s";
    return String.format(Locale.ROOT, format, value, names[at]);
  }
}
