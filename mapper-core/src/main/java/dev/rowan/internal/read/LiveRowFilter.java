package dev.rowan.internal.read;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Removes what is no row of the entity from pages: rows that only index maintenance reads, such as
 * the marker of a deleted row, and partitions that have only static columns, which backends return
 * as one row without clustering values. A filtered page may be shorter than its limit although rows
 * follow. Thread-safe.
 */
public final class LiveRowFilter {
  private final Backend backend;
  private final Predicate<Row> isLive;

  private LiveRowFilter(Backend backend, Predicate<Row> isLive) {
    this.backend = backend;
    this.isLive = isLive;
  }

  /** Returns whether a page of an entity's own table may have rows that are not live. */
  static boolean isNeeded(EntityTables tables) {
    return tables.isVersioned() || (tables.row().hasStatics() && hasClustering(tables.row()));
  }

  private static boolean hasClustering(TableSchema table) {
    return table.keySize() > table.partitionKeySize();
  }

  /** Returns the filter of the rows of an entity's own table. */
  static LiveRowFilter ofRows(Backend backend, EntityTables tables) {
    TableSchema table = tables.row();
    return new LiveRowFilter(backend, row -> !table.isStaticOnly(row) && tables.exists(row));
  }

  /**
   * Returns the filter of the rows that stand for their partitions: those that are live, and those
   * with a static value.
   */
  static LiveRowFilter ofPartitions(Backend backend, EntityTables tables) {
    TableSchema table = tables.row();
    return new LiveRowFilter(
        backend,
        row ->
            hasStaticValue(tables.declared(), row)
                || (!table.isStaticOnly(row) && tables.exists(row)));
  }

  private static boolean hasStaticValue(TableSchema declared, Row row) {
    for (int i = declared.keySize(); i < declared.size(); i++) {
      if (declared.column(i).kind() == ColumnKind.STATIC && row.get(i) != null) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a page as an export shows it: a row that is not live shows the static columns of its
   * partition without clustering values, and is left out if the table has none.
   */
  public static RowPage exported(RowPage page, EntityTables tables) {
    TableSchema declared = tables.declared();
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (tables.exists(row)) {
        rows.add(row);
      } else if (declared.hasStatics()) {
        @Nullable Object[] values = row.toArray();
        for (int i = declared.partitionKeySize(); i < declared.keySize(); i++) {
          values[i] = null;
        }
        rows.add(Row.owning(values));
      }
    }
    return new RowPage(rows, page.next());
  }

  /** Returns a page with those of its rows that satisfy a predicate; the same page if all do. */
  static RowPage matching(RowPage page, Predicate<Row> predicate) {
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (Row row : page.rows()) {
      if (predicate.test(row)) {
        rows.add(row);
      }
    }
    return rows.size() == page.rows().size() ? page : new RowPage(rows, page.next());
  }

  /** Reads a page of live rows. */
  CompletionStage<RowPage> fetch(Query query) {
    return backend.fetch(query).thenApply(page -> matching(page, isLive));
  }
}
