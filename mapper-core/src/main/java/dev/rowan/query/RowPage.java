package dev.rowan.query;

import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of rows.
 *
 * @param times of each row, in the same order, if the query asked for them; else empty
 * @param next where the next page begins, or null where there is certainly no further row; a page
 *     with a next place may have fewer rows than asked for
 */
public record RowPage(List<Row> rows, List<CellTimes> times, @Nullable Position next) {
  /** Copies the lists. */
  public RowPage {
    rows = List.copyOf(rows);
    times = List.copyOf(times);
  }

  /** A page without times. */
  public RowPage(List<Row> rows, @Nullable Position next) {
    this(rows, List.of(), next);
  }
}
