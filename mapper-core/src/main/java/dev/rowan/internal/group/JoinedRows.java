package dev.rowan.internal.group;

import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RankedRow;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one page of a table with column groups. The rows of one part tell which rows exist;
 * rows of the other parts add their columns. Different threads may add to different rows or from
 * different parts.
 */
final class JoinedRows {
  private final RowPage page;
  private final @Nullable Object[][] values;
  private final long[][] timestamps;
  private final int[][] ttls;

  /** Starts with the rows of a part. */
  JoinedRows(TableSchema whole, TablePart part, RowPage page) {
    this.page = page;
    int count = page.rows().size();
    this.values = new Object[count][whole.size()];
    int timed = page.times().isEmpty() ? 0 : count;
    this.timestamps = new long[timed][whole.size()];
    this.ttls = new int[timed][whole.size()];
    for (long[] each : timestamps) {
      Arrays.fill(each, CellTimes.NEVER);
    }
    for (int i = 0; i < count; i++) {
      add(i, part, page, i);
    }
  }

  /** Adds the columns of a row of a part to the row at this place. */
  void add(int place, TablePart part, RowPage from, int index) {
    Row row = from.rows().get(index);
    for (int i = 0; i < part.table().size(); i++) {
      values[place][part.place(i)] = row.get(i);
      if (timestamps.length > 0) {
        CellTimes times = from.times().get(index);
        timestamps[place][part.place(i)] = times.timestamp(i);
        ttls[place][part.place(i)] = times.ttl(i);
      }
    }
  }

  /** Returns the rows of the part that was first. */
  List<Row> rows() {
    return page.rows();
  }

  /** Returns the page of the whole table. */
  RowPage page() {
    List<Row> rows = new ArrayList<>(values.length);
    List<CellTimes> times = new ArrayList<>(timestamps.length);
    for (int i = 0; i < values.length; i++) {
      Row joined = Row.owning(values[i]);
      float similarity = page.rows().get(i).similarity();
      rows.add(Float.isNaN(similarity) ? joined : RankedRow.of(joined, similarity));
    }
    for (int i = 0; i < timestamps.length; i++) {
      times.add(CellTimes.owning(timestamps[i], ttls[i]));
    }
    return new RowPage(rows, times, page.next());
  }
}
