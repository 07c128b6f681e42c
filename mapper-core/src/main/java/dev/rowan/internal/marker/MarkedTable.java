package dev.rowan.internal.marker;

import dev.rowan.internal.former.FormerColumnsBackend;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RankedRow;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table of an entity that declares no markers of deleted rows, and the same table with them.
 * Thread-safe.
 */
final class MarkedTable {
  private final EntityTables declared;
  private final EntityTables marked;

  /** Whether the backend knows the table with markers. */
  private volatile boolean open;

  MarkedTable(EntityTables declared) {
    this.declared = declared;
    this.marked = EntityTables.withMarkers(declared.row());
  }

  boolean isOpen() {
    return open;
  }

  void setOpen(boolean newOpen) {
    open = newOpen;
  }

  /** Returns the column that the stored table has if a program marks deleted rows. */
  ColumnSchema marker() {
    return marked.row().column(marked.deletedColumn());
  }

  TableSchema table() {
    return declared.row();
  }

  boolean isOf(TableSchema table) {
    return declared.row().equals(table);
  }

  /** Returns the stored tables with the markers. */
  Schema schema() {
    List<TableSchema> tables = new ArrayList<>();
    if (marked.row().groups().isEmpty()) {
      tables.add(FormerColumnsBackend.stored(marked.row()));
    }
    marked.row().parts().forEach(part -> tables.add(part.table()));
    return Schema.of(tables);
  }

  /** Returns whether a row may be the marker of a deletion: it has no value of its own. */
  boolean mayBeMarker(Row row) {
    TableSchema table = declared.row();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.REGULAR && row.isSet(i) && row.get(i) != null) {
        return false;
      }
    }
    return !table.isStaticOnly(row);
  }

  /** Returns whether a row of a page may be the marker of a deletion. */
  boolean hasMarker(RowPage page) {
    List<Row> rows = page.rows();
    for (int i = 0; i < rows.size(); i++) {
      if (mayBeMarker(rows.get(i))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a query with all columns and the markers: whether a row exists depends on all of them.
   */
  Query withMarkers(Query query) {
    Query whole = query.over(marked.row()).in(query.mode().of(null));
    return whole instanceof ScanQuery scan && scan.rows() instanceof ScanQuery.Partitions
        ? new ScanQuery(
            scan.table(), scan.range(), ScanQuery.Rows.ALL, scan.limit(), scan.after(), scan.mode())
        : whole;
  }

  /** Returns whether a page of this query tells which rows exist. */
  boolean isAnswerable(Query query) {
    return !(query instanceof ScanQuery scan
        && scan.rows() instanceof ScanQuery.Partitions
        && declared.row().clusteringSize() > 0);
  }

  /** Returns the page without deleted rows, with the declared columns. */
  RowPage existing(RowPage page) {
    List<Row> rows = new ArrayList<>(page.rows().size());
    List<CellTimes> times = new ArrayList<>(page.times().size());
    for (int i = 0; i < page.rows().size(); i++) {
      Row row = page.rows().get(i);
      if (isThere(row)) {
        rows.add(declared(row));
        if (!page.times().isEmpty()) {
          times.add(page.times().get(i));
        }
      }
    }
    return new RowPage(rows, times, page.next());
  }

  /** Returns the rows that are not deleted, with the declared columns. */
  List<Row> existing(List<Row> rows) {
    return rows.stream().filter(this::isThere).map(this::declared).toList();
  }

  /** Returns whether a row with markers exists. A partition with static columns alone stays. */
  boolean isThere(Row row) {
    return marked.row().isStaticOnly(row) || marked.exists(row);
  }

  Row declared(Row row) {
    Row cut = Row.owning(Arrays.copyOf(row.toArray(), declared.row().size()));
    return row instanceof RankedRow ? RankedRow.of(cut, row.similarity()) : cut;
  }

  /** Returns an insert that also removes the marker of an earlier deletion. */
  Upsert unmarking(Upsert insert) {
    return new Upsert(
        marked.row(), unmarked(insert), true, insert.condition(), insert.moment(), insert.ttl());
  }

  /**
   * Returns the same insert as an update of a row that still has no value.
   *
   * @param found the row with its markers, which does not exist for readers
   */
  Upsert overMarker(Upsert insert, Row found) {
    List<ColumnCondition> conditions = new ArrayList<>();
    for (int i : new int[] {marked.versionColumn(), marked.deletedColumn()}) {
      conditions.add(on(i, found.get(i)));
    }
    TableSchema table = declared.row();
    for (int i = table.keySize(); i < table.size(); i++) {
      ColumnSchema column = table.column(i);
      boolean isOneCell = column.type().equals(column.type().frozenType());
      if (column.kind() == ColumnKind.REGULAR && isOneCell) {
        conditions.add(on(i, null));
      }
    }
    return new Upsert(
        marked.row(),
        unmarked(insert),
        false,
        new Condition.Matches(conditions),
        insert.moment(),
        insert.ttl());
  }

  private static ColumnCondition on(int column, @Nullable Object value) {
    return ColumnCondition.on(column, ColumnCondition.Operator.EQ, value);
  }

  private Row unmarked(Upsert insert) {
    @Nullable Object[] values = Arrays.copyOf(insert.row().toArray(), marked.row().size());
    Arrays.fill(values, declared.row().size(), values.length, Row.UNSET);
    values[marked.deletedColumn()] = false;
    return Row.owning(values);
  }

  @Override
  public String toString() {
    return declared.row() + " and " + HiddenColumns.DELETED;
  }
}
