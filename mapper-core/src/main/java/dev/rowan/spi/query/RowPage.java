package dev.rowan.spi.query;

import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of rows as a backend returns it.
 *
 * @param times the write times of each row in the same order, if the query asks for them; else
 *     empty
 * @param next the position of the next page, or null if no further row exists. A page with a next
 *     position may have fewer rows than the limit
 */
public record RowPage(List<Row> rows, List<CellTimes> times, @Nullable Position next) {
  /** Copies the lists. */
  public RowPage {
    rows = List.copyOf(rows);
    times = List.copyOf(times);
  }

  /** Creates a page without write times. */
  public RowPage(List<Row> rows, @Nullable Position next) {
    this(rows, List.of(), next);
  }
}
