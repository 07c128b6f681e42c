package dev.rowan.cli.command;

import java.io.PrintWriter;

/**
 * The progress of one job: a line that changes on a terminal, and elsewhere a line for each tenth.
 * Not thread-safe.
 */
final class ProgressLine {
  private static final String BEGIN = "\r\u001b[K";
  private static final int TENTHS = 10;
  private static final int PERCENT = 100;

  private final PrintWriter out;
  private final boolean isTerminal;
  private int tenth;

  ProgressLine(PrintWriter out, boolean isTerminal) {
    this.out = out;
    this.isTerminal = isTerminal;
  }

  /**
   * Shows the progress.
   *
   * @param share from 0 to 1
   * @param detail what is done; may be empty
   */
  void at(double share, String detail) {
    String text = "  %d %%%s".formatted((int) (share * PERCENT), prefixed(detail));
    if (isTerminal) {
      out.print(BEGIN + text);
      out.flush();
    } else if ((int) (share * TENTHS) > tenth) {
      tenth = (int) (share * TENTHS);
      out.println(text);
    }
  }

  /** Ends the job; the next progress is of another one. */
  void end(String text) {
    out.println((isTerminal ? BEGIN : "") + "  " + text);
    tenth = 0;
  }

  private static String prefixed(String detail) {
    return detail.isEmpty() ? "" : ", " + detail;
  }
}
