package dev.rowan.processor.plan;

import java.util.Locale;

/**
 * Computes when a copy is cheaper than a lookup. In multiples of one row read, a request costs 670,
 * a partition 117, a row 1, and a written row 1,138. The ratios are those of the published cost
 * model of NoSE.
 */
public final class CopyCost {
  private static final double REQUEST = 670;
  private static final double PARTITION = 117;
  private static final double ROW = 1;
  private static final double WRITTEN = 1_138;

  private CopyCost() {}

  /** Returns the reads of a row, for each change of its source, from which the copy is cheaper. */
  public static String breakEven(long rows) {
    return breakEven(rows, 1);
  }

  /**
   * Returns the reads of a row, for a number of changes of its source, from which the copy is
   * cheaper.
   */
  public static String breakEven(long rows, double changes) {
    return round(changes * readsForEachChange(rows, 1));
  }

  /**
   * Returns the number of reads that cost as much as one change.
   *
   * @param rewritten the rows that have the copy
   * @param read the rows of one read, each of which would need a lookup
   */
  static double readsForEachChange(long rewritten, long read) {
    double change = WRITTEN * rewritten + REQUEST + PARTITION + ROW * rewritten;
    return change / (REQUEST + (PARTITION + ROW) * read);
  }

  /** Formats a whole number for messages. */
  public static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** Formats a number for messages: two decimals below 10, else none. */
  public static String round(double number) {
    return number < 10
        ? String.format(Locale.ROOT, "%.2f", number)
        : String.format(Locale.ROOT, "%,.0f", number);
  }
}
