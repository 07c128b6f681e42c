package dev.rowan.internal.paging;

import dev.rowan.annotation.Order;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which rows of one partition are stored, or its reverse. A row of static columns
 * alone, which has no clustering values, stands before all others. Thread-safe.
 */
public final class RowOrder implements Comparator<Row> {
  private final int first;
  private final List<Comparator<Object>> columns = new ArrayList<>();
  private final boolean reversed;

  /** Compares rows of this table by their clustering columns. */
  public RowOrder(TableSchema table, boolean reversed) {
    this.first = table.partitionKeySize();
    this.reversed = reversed;
    for (ColumnSchema column : table.columns().subList(first, table.keySize())) {
      Comparator<Object> order = column.type().valueType().order();
      columns.add(column.order() == Order.DESC ? order.reversed() : order);
    }
  }

  @Override
  public int compare(Row one, Row two) {
    int order = stored(one, two);
    return reversed ? -order : order;
  }

  private int stored(Row one, Row two) {
    for (int i = 0; i < columns.size(); i++) {
      Object left = one.get(first + i);
      Object right = two.get(first + i);
      int order =
          left == null || right == null
              ? Boolean.compare(left != null, right != null)
              : columns.get(i).compare(left, right);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}
