package dev.rowan.internal.group;

import dev.rowan.annotation.Order;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Rows of one partition of another table with the same key: queries of exactly these rows. */
final class RowsBetween {
  /** How many keys one query names at most, if no range has the rows. */
  private static final int MOST_KEYS = 100;

  private RowsBetween() {}

  /**
   * Returns queries whose rows, one query after the other, have the keys of the given rows, in
   * their order. They can have other rows in between.
   *
   * @param rows of one partition, in the order of the direction; at least one
   * @param contiguous whether few other rows of the partition can be in between
   */
  static List<Query> of(
      TableSchema table,
      List<Row> rows,
      ReadDirection direction,
      boolean contiguous,
      ReadMode mode) {
    List<Object> partition = values(rows.get(0), 0, table.partitionKeySize());
    List<Slice> slices = new ArrayList<>();
    if (contiguous && isOfOneDirection(table)) {
      slices.add(between(table, rows, direction));
    } else {
      for (int from = 0; from < rows.size(); from += MOST_KEYS) {
        slices.add(
            Slice.in(
                rows.subList(from, Math.min(rows.size(), from + MOST_KEYS)).stream()
                    .map(row -> clustering(table, row))
                    .toList()));
      }
    }
    return slices.stream()
        .<Query>map(
            slice -> new SliceQuery(table, partition, slice, direction, rows.size(), null, mode))
        .toList();
  }

  private static Slice between(TableSchema table, List<Row> rows, ReadDirection direction) {
    if (table.clusteringSize() == 0) {
      return Slice.ALL;
    }
    boolean ascending =
        isAscending(table.column(table.partitionKeySize())) == (direction == ReadDirection.FORWARD);
    Bound first = new Bound(clustering(table, rows.get(0)), true);
    Bound last = new Bound(clustering(table, rows.get(rows.size() - 1)), true);
    return Slice.between(List.of(), ascending ? first : last, ascending ? last : first);
  }

  private static boolean isOfOneDirection(TableSchema table) {
    return table.columns().subList(table.partitionKeySize(), table.keySize()).stream()
            .map(RowsBetween::isAscending)
            .distinct()
            .count()
        <= 1;
  }

  private static boolean isAscending(ColumnSchema column) {
    return column.order() == Order.ASC;
  }

  private static List<Object> clustering(TableSchema table, Row row) {
    return values(row, table.partitionKeySize(), table.keySize());
  }

  static List<Object> values(Row row, int from, int to) {
    List<Object> values = new ArrayList<>(to - from);
    for (int i = from; i < to; i++) {
      values.add(Objects.requireNonNull(row.get(i)));
    }
    return values;
  }
}
