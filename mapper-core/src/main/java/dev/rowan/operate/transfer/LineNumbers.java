package dev.rowan.operate.transfer;

import java.util.ArrayDeque;

/**
 * Maps rows to the line numbers they came from. Memory holds one entry per gap between lines; few
 * exports have gaps. Thread-safe.
 */
final class LineNumbers {
  private final ArrayDeque<Run> runs = new ArrayDeque<>();
  private long rows;
  private long last;

  /**
   * A run of consecutive lines.
   *
   * @param row the index of the first row, from 0
   */
  private record Run(long row, long line) {}

  /** Starts after a line. */
  LineNumbers(long last) {
    this.last = last;
    runs.add(new Run(0, last + 1));
  }

  /** Adds the line number of the next row. */
  synchronized void add(long line) {
    if (line != last + 1) {
      runs.add(new Run(rows, line));
    }
    last = line;
    rows++;
  }

  /**
   * Returns the line number of the last of the given number of leading rows. Later calls must not
   * pass a smaller number.
   */
  synchronized long of(long leading) {
    Run found = runs.remove();
    Run next = runs.peek();
    while (next != null && next.row() < leading) {
      found = runs.remove();
      next = runs.peek();
    }
    runs.addFirst(found);
    return found.line() + leading - found.row() - 1;
  }
}
