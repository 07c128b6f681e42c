package dev.rowan.storage.cassandra.read;

import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RankedRow;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.ResultColumns;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The selection of a read, and the rows that it has received so far. Not thread-safe. */
final class FoundRows {
  /** The first major version whose servers return the times of multi-cell columns. */
  private static final int TIMES_OF_CELLS = 5;

  /** The first major version whose servers return elements of maps. */
  private static final int ELEMENTS = 4;

  private final ResultColumns selection;
  private final boolean timed;
  private final boolean ranked;
  private @Nullable Row first;
  private int size;

  /** All rows, if there are several. */
  private List<Row> rows = List.of();

  private List<CellTimes> times = List.of();

  private FoundRows(ResultColumns selection, boolean timed, boolean ranked) {
    this.selection = selection;
    this.timed = timed;
    this.ranked = ranked;
  }

  /**
   * Starts without rows; selects the columns of a query, and their times if it requests them. The
   * similarity follows as the last column if the query requests it.
   */
  static FoundRows of(CqlTable table, Query query, Cluster cluster) {
    return of(selection(table, query, cluster), query, cluster);
  }

  /**
   * Returns the columns of a query: elements of them instead of whole values where the servers
   * return these and the query requests no times.
   */
  static ResultColumns selection(CqlTable table, Query query, Cluster cluster) {
    ColumnSelection columns = query.mode().columns();
    if (columns == null || !columns.hasElements()) {
      return table.rows(columns);
    }
    boolean areReturned = !query.mode().times() && cluster.isAtLeast(ELEMENTS);
    return table.rows(areReturned ? columns : columns.whole());
  }

  /** Starts without rows; selects the given columns, and their times if the query requests them. */
  static FoundRows of(ResultColumns selection, Query query, Cluster cluster) {
    boolean ranked =
        query instanceof IndexQuery index && index.nearest() != null && index.nearest().ranked();
    if (!query.mode().times()) {
      return new FoundRows(selection, false, ranked);
    }
    boolean ofCells = selection.hasCells() && cluster.isAtLeast(TIMES_OF_CELLS);
    return new FoundRows(selection.timed(ofCells), true, ranked);
  }

  /** Returns the selected columns. */
  ResultColumns selected() {
    return selection;
  }

  /** Returns whether the text of a read is another one than that of its columns alone. */
  boolean isOfOwnText() {
    return timed || selection.hasElements();
  }

  int size() {
    return size;
  }

  Row row(int index) {
    return index == 0 ? Objects.requireNonNull(first) : rows.get(index);
  }

  void add(com.datastax.oss.driver.api.core.cql.Row result) {
    Row read = selection.row(result);
    Row row = ranked ? RankedRow.of(read, similarity(result)) : read;
    if (size == 0) {
      first = row;
    } else {
      if (size == 1) {
        rows = new ArrayList<>();
        rows.add(Objects.requireNonNull(first));
      }
      rows.add(row);
    }
    size++;
    if (timed) {
      if (times.isEmpty()) {
        times = new ArrayList<>();
      }
      times.add(selection.times(result));
    }
  }

  private static float similarity(com.datastax.oss.driver.api.core.cql.Row result) {
    ByteBuffer bytes = result.getBytesUnsafe(result.size() - 1);
    return bytes == null ? Float.NaN : bytes.getFloat(bytes.position());
  }

  /** Returns a page of the first rows, at most as many as were added. */
  RowPage page(int count, @Nullable Position next) {
    List<CellTimes> timesOfPage = timed ? times.subList(0, count) : List.of();
    if (count == 1) {
      return new RowPage(List.of(Objects.requireNonNull(first)), timesOfPage, next);
    }
    return new RowPage(count == 0 ? List.of() : rows.subList(0, count), timesOfPage, next);
  }
}
