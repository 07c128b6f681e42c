package dev.rowan.storage.cassandra.read;

import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.SameValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rest of a slice of one prefix after one of its rows, as consecutive slices in the order of
 * the read. CQL cannot express "after this row" if columns have different directions. It can
 * express "equal in the first columns, and after in the next one", once for each column, the last
 * column first.
 */
final class SlicesAfter {
  private final CqlTable table;
  private final SliceQuery query;
  private final List<Object> row;

  private SlicesAfter(CqlTable table, SliceQuery query, List<Object> row) {
    this.table = table;
    this.query = query;
    this.row = row;
  }

  /** Returns the slices; {@code row} are the clustering values of the row. */
  static List<Slice> of(CqlTable table, SliceQuery query, List<Object> row) {
    SlicesAfter after = new SlicesAfter(table, query, row);
    List<Slice> slices = new ArrayList<>();
    for (int column = row.size() - 1; column >= query.slice().prefixSize(); column--) {
      slices.add(after.in(column));
    }
    return slices;
  }

  /**
   * Returns the rows that equal the row in all columns before this one, and come later in this one.
   */
  private Slice in(int column) {
    boolean descending = table.column(table.schema().partitionKeySize() + column).isDescending();
    boolean upwards = descending == query.reversed();
    Bound near = Bound.of(row.get(column), false);
    Slice slice = query.slice();
    @Nullable Bound far = rest(upwards ? slice.upper() : slice.lower(), column);
    return Slice.between(row.subList(0, column), upwards ? near : far, upwards ? far : near);
  }

  /**
   * Returns the part of the slice's bound that still restricts rows equal to the row in all columns
   * before this one: nothing, if these columns already place the row strictly inside the bound.
   */
  private @Nullable Bound rest(@Nullable Bound bound, int column) {
    if (bound == null) {
      return null;
    }
    int from = query.slice().prefixSize();
    List<Object> values = bound.values();
    if (values.size() <= column - from) {
      return null;
    }
    for (int i = from; i < column; i++) {
      if (!SameValue.of(values.get(i - from), row.get(i))) {
        return null;
      }
    }
    return new Bound(values.subList(column - from, values.size()), bound.inclusive());
  }
}
