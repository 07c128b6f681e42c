package dev.rowan.processor.plan;

import java.util.Locale;

/**
 * What a copy costs and saves, in units of one row read: a request is 670, a partition 117, a row
 * 1, and a row written 1,138, as the constants that NoSE published stand to each other.
 */
public final class CopyCost {
  private static final double REQUEST = 670;
  private static final double PARTITION = 117;
  private static final double ROW = 1;
  private static final double WRITTEN = 1_138;

  private CopyCost() {}

  /** How often a row must be read, for each change of what it copies, so that the copy pays. */
  public static String breakEven(long rows) {
    return breakEven(rows, 1);
  }

  /** How often a row must be read while so many changes are made, so that the copy pays. */
  public static String breakEven(long rows, double changes) {
    return round(changes * readsForEachChange(rows, 1));
  }

  /**
   * The reads of so many rows that are worth as much as one change.
   *
   * @param rewritten the rows that copy
   * @param read the rows of one read, each of which would be looked up
   */
  static double readsForEachChange(long rewritten, long read) {
    double change = WRITTEN * rewritten + REQUEST + PARTITION + ROW * rewritten;
    return change / (REQUEST + (PARTITION + ROW) * read);
  }

  /** A whole number as messages write it. */
  public static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A number as messages write it: two digits where it is small, none behind the point else. */
  public static String round(double number) {
    return number < 10
        ? String.format(Locale.ROOT, "%.2f", number)
        : String.format(Locale.ROOT, "%,.0f", number);
  }
}
