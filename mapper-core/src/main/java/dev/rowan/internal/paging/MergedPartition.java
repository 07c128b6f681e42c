package dev.rowan.internal.paging;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** How far a merge has come in one partition. Used by one step of the merge at a time. */
final class MergedPartition {
  private final int number;
  private final Query query;
  private final Deque<Row> rows = new ArrayDeque<>();

  /** The place before the rows that are held, where nothing is held the place to go on from. */
  private @Nullable Position start;

  /** The position after the buffered rows. */
  private @Nullable Position next;

  private boolean isAtEnd;
  private int left;

  MergedPartition(int number, Query query, int left) {
    this.number = number;
    this.query = query;
    this.left = left;
  }

  /** Goes on from where another page ended; from the first row if the place is null. */
  void resume(@Nullable Position place, int newLeft) {
    start = place;
    left = newLeft;
  }

  /** There is no further row. */
  void end() {
    isAtEnd = true;
  }

  int number() {
    return number;
  }

  int left() {
    return left;
  }

  @Nullable Position start() {
    return start;
  }

  boolean hasHead() {
    return !rows.isEmpty();
  }

  boolean isHungry() {
    return rows.isEmpty() && !isAtEnd;
  }

  boolean isDone() {
    return rows.isEmpty() && isAtEnd;
  }

  Row head() {
    return rows.getFirst();
  }

  Query query(int limit) {
    return query.page(limit, start);
  }

  /** Takes over those rows of a page that are wanted. */
  void feed(RowPage page, BiPredicate<MergedPartition, Row> isWanted) {
    page.rows().stream().filter(row -> isWanted.test(this, row)).forEach(rows::add);
    next = page.next();
    isAtEnd = next == null;
    if (rows.isEmpty()) {
      start = next;
    }
  }

  /** Takes the first row away. */
  Row take() {
    Row row = rows.removeFirst();
    left = left == Integer.MAX_VALUE ? left : left - 1;
    if (left == 0) {
      rows.clear();
      isAtEnd = true;
    }
    if (rows.isEmpty()) {
      start = next;
    }
    return row;
  }
}
