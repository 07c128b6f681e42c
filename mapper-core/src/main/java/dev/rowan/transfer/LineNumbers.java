package dev.rowan.transfer;

import java.util.ArrayDeque;

/**
 * Which line each row came from, for rows whose lines somebody may still ask for. In memory there
 * is one entry for each gap between the lines, as few exports have any. Thread-safe.
 */
final class LineNumbers {
  private final ArrayDeque<Run> runs = new ArrayDeque<>();
  private long rows;
  private long last;

  /**
   * Lines that follow each other.
   *
   * @param row the place of the first, from 0
   */
  private record Run(long row, long line) {}

  /** Begins behind a line. */
  LineNumbers(long last) {
    this.last = last;
    runs.add(new Run(0, last + 1));
  }

  /** The next row is of this line. */
  synchronized void add(long line) {
    if (line != last + 1) {
      runs.add(new Run(rows, line));
    }
    last = line;
    rows++;
  }

  /**
   * Returns the last line that so many rows came from; nobody may ask for fewer of them any more.
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
