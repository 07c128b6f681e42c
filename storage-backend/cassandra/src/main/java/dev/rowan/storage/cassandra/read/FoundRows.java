package dev.rowan.storage.cassandra.read;

import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.statement.ResultColumns;
import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The selection of a read, and the rows found so far. Not thread-safe. */
final class FoundRows {
  /** The first major version whose servers return the times of multi-cell columns. */
  private static final int TIMES_OF_CELLS = 5;

  private final ResultColumns selection;
  private final boolean timed;
  private final List<Row> rows = new ArrayList<>();
  private final List<CellTimes> times = new ArrayList<>(0);

  private FoundRows(ResultColumns selection, boolean timed) {
    this.selection = selection;
    this.timed = timed;
  }

  /** Starts without rows; selects the given columns, and their times if the query requests them. */
  static FoundRows of(ResultColumns selection, Query query, Cluster cluster) {
    if (!query.mode().times()) {
      return new FoundRows(selection, false);
    }
    boolean ofCells = selection.hasCells() && cluster.isAtLeast(TIMES_OF_CELLS);
    return new FoundRows(selection.timed(ofCells), true);
  }

  /** Returns the {@code SELECT} clause. */
  String selected() {
    return selection.text();
  }

  int size() {
    return rows.size();
  }

  Row row(int index) {
    return rows.get(index);
  }

  void add(com.datastax.oss.driver.api.core.cql.Row result) {
    rows.add(selection.row(result));
    if (timed) {
      times.add(selection.times(result));
    }
  }

  /** Returns a page of the first rows, at most this number. */
  RowPage page(int size, @Nullable Position next) {
    return new RowPage(rows.subList(0, size), timed ? times.subList(0, size) : times, next);
  }
}
