package dev.rowan.internal.naming;

import dev.rowan.internal.state.ReservedTables;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of tables in the rows of the run time's own tables. All programs of a store share these
 * tables, so their rows name stored tables. Thread-safe.
 */
final class StateRows {
  /** The columns that name a table, or begin with a name and a dot. */
  private static final Map<String, int[]> COLUMNS =
      Map.of(
          ReservedTables.INDEX_STATES, new int[] {0, 1},
          ReservedTables.COPY_TASKS, new int[] {0},
          ReservedTables.SEQUENCES, new int[] {0},
          ReservedTables.SCHEMA_HISTORY, new int[] {5});

  private final TableNames names;

  StateRows(TableNames names) {
    this.names = names;
  }

  /** Returns whether rows of a table name other tables. */
  static boolean areOf(TableSchema table) {
    return COLUMNS.containsKey(table.name());
  }

  private static int[] columns(TableSchema table) {
    return COLUMNS.getOrDefault(table.name(), new int[0]);
  }

  /** Returns a query of the rows of stored tables. */
  Query stored(Query query) {
    if (query instanceof RowQuery row) {
      @Nullable Object[] key = new Object[query.table().keySize()];
      for (int i = 0; i < key.length; i++) {
        key[i] = row.key(i);
      }
      return RowQuery.owning(query.table(), stored(query.table(), key), row.mode());
    }
    if (query instanceof SliceQuery slice) {
      @Nullable Object[] partition = stored(query.table(), slice.partition().toArray());
      return new SliceQuery(
          slice.table(),
          List.of(partition),
          slice.slice(),
          slice.direction(),
          slice.limit(),
          slice.after(),
          slice.mode());
    }
    return query;
  }

  /** Returns a change of the row of a stored table. */
  Mutation stored(Mutation mutation) {
    TableSchema table = mutation.table();
    if (mutation instanceof Upsert upsert) {
      return new Upsert(
          table,
          Row.owning(stored(table, upsert.row().toArray())),
          upsert.marker(),
          upsert.condition(),
          upsert.moment(),
          upsert.ttl());
    }
    if (mutation instanceof DeleteRow delete) {
      Row key = Row.owning(stored(table, delete.key().toArray()));
      return new DeleteRow(table, key, delete.condition(), delete.moment());
    }
    return mutation;
  }

  private @Nullable Object[] stored(TableSchema table, @Nullable Object[] values) {
    for (int column : columns(table)) {
      if (column < values.length && values[column] instanceof String text) {
        values[column] = stored(text, column == 0 && isKeyedByTable(table));
      }
    }
    return values;
  }

  private static boolean isKeyedByTable(TableSchema table) {
    return !table.name().equals(ReservedTables.SEQUENCES);
  }

  private String stored(String text, boolean isTable) {
    if (isTable) {
      return names.stored(text);
    }
    String name = name(text);
    return names.isKnown(name) ? names.stored(name) + text.substring(name.length()) : text;
  }

  /** Returns a page without the rows of tables that are not declared. */
  RowPage declared(TableSchema table, RowPage page) {
    if (table.name().equals(ReservedTables.SCHEMA_HISTORY)) {
      return page; // the history is that of the whole store
    }
    List<Row> rows = new ArrayList<>();
    List<CellTimes> times = new ArrayList<>();
    for (int i = 0; i < page.rows().size(); i++) {
      @Nullable Object[] values = page.rows().get(i).toArray();
      if (isDeclared(table, values)) {
        rows.add(Row.owning(values));
        if (!page.times().isEmpty()) {
          times.add(page.times().get(i));
        }
      }
    }
    return new RowPage(rows, times, page.next());
  }

  /** Replaces the names of stored tables; returns whether the first one is declared. */
  private boolean isDeclared(TableSchema table, @Nullable Object[] values) {
    boolean isDeclared = !table.name().equals(ReservedTables.COPY_TASKS);
    for (int column : columns(table)) {
      if (values[column] instanceof String text) {
        String name = name(text);
        String known = names.declared(name);
        if (known != null) {
          values[column] = known + text.substring(name.length());
          isDeclared = true;
        }
      }
    }
    return isDeclared;
  }

  /** Names of tables have no dot. */
  private static String name(String text) {
    int dot = text.indexOf('.');
    return dot < 0 ? text : text.substring(0, dot);
  }
}
