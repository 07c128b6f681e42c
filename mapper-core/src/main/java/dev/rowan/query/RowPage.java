package dev.rowan.query;

import dev.rowan.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of rows.
 *
 * @param next where the next page begins, or null where there is certainly no further row; a page
 *     with a next place may have fewer rows than asked for
 */
public record RowPage(List<Row> rows, @Nullable Position next) {
  /** Copies the list. */
  public RowPage {
    rows = List.copyOf(rows);
  }
}
