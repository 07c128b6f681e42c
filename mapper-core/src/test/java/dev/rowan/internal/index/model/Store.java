package dev.rowan.internal.index.model;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.internal.index.RowState;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The tables of one entity as numbers in an array: for each row that there can be, when it was
 * deleted, its row marker, and its cells. A small Cassandra, as far as the planners need it; what
 * expires there stays for good here.
 */
final class Store {
  /** The rows of one table that there can be, one behind the other. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Rows(TableSchema table, int first, int count, int width, int[] choices) {
    int place(int row) {
      return first + row * width;
    }

    /** The place of a column's cell, counted from the row's. */
    int cell(int column) {
      return 2 + column - table.keySize();
    }

    int of(Row row) {
      int at = 0;
      for (int i = 0; i < choices.length; i++) {
        at = at * choices[i] + (Integer) requireValue(row.get(i));
      }
      return at;
    }

    private static Object requireValue(@Nullable Object value) {
      if (value == null || value == Row.UNSET) {
        throw new IllegalStateException("a planner wrote a row without its key");
      }
      return value;
    }
  }

  private static final int SERIAL_TIMESTAMP = 1;

  private final EntityTables tables;
  private final Rows base;
  private final List<Rows> derived = new ArrayList<>();
  private final Map<TableSchema, Rows> byTable = new LinkedHashMap<>();
  private final int size;

  /**
   * Lays the tables out.
   *
   * @param choices how many values each column of the entity can have, counted from zero
   */
  Store(EntityTables tables, int... choices) {
    this.tables = tables;
    int[] key = Arrays.copyOf(choices, tables.row().keySize());
    int next = 0;
    base = rows(tables.row(), next, key);
    next += base.count * base.width;
    for (DerivedTable table : tables.derived()) {
      int[] entryKey = new int[table.table().keySize()];
      Arrays.setAll(entryKey, i -> choices[table.components().get(i).column()]);
      Rows entries = rows(table.table(), next, entryKey);
      derived.add(entries);
      next += entries.count * entries.width;
    }
    size = next;
  }

  private Rows rows(TableSchema table, int first, int[] choices) {
    int count = Arrays.stream(choices).reduce(1, (left, right) -> left * right);
    Rows rows = new Rows(table, first, count, 2 + table.size() - table.keySize(), choices);
    byTable.put(table, rows);
    return rows;
  }

  EntityTables tables() {
    return tables;
  }

  Rows base() {
    return base;
  }

  Rows derived(int table) {
    return derived.get(table);
  }

  int size() {
    return size;
  }

  Rows rowsOf(Mutation mutation) {
    Rows rows = byTable.get(mutation.table());
    if (rows == null) {
      throw new IllegalStateException("a planner wrote to " + mutation.table());
    }
    return rows;
  }

  /** Returns whether the entity's own row stands here. */
  boolean isBase(int place) {
    return place < base.first + base.count * base.width;
  }

  int widthAt(int place) {
    if (isBase(place)) {
      return base.width;
    }
    for (Rows rows : derived) {
      if (place < rows.first + rows.count * rows.width) {
        return rows.width;
      }
    }
    throw new IllegalArgumentException("no row at " + place);
  }

  /** Returns whether anything of a row is there. */
  boolean exists(int[] state, Rows rows, int row) {
    int place = rows.place(row);
    for (int i = place + 1; i < place + rows.width; i++) {
      if (Cell.isLive(state[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns a row as it would be read, or null. */
  @Nullable Row read(int[] state, Rows rows, int row) {
    if (!exists(state, rows, row)) {
      return null;
    }
    @Nullable Object[] values = new Object[rows.table.size()];
    int rest = row;
    for (int i = rows.choices.length - 1; i >= 0; i--) {
      values[i] = rest % rows.choices[i];
      rest /= rows.choices[i];
    }
    for (int i = rows.table.keySize(); i < values.length; i++) {
      int cell = state[rows.place(row) + rows.cell(i)];
      values[i] = Cell.isLive(cell) ? decode(rows.table, i, Cell.value(cell)) : null;
    }
    return Row.owning(values);
  }

  /** Returns what a writer or reader learns of a row. */
  RowState readState(int[] state, int row) {
    return RowState.of(tables, read(state, base, row), times(state, base, row));
  }

  /** Returns a row and when it was written, as a repair learns them. */
  ObservedRow observed(int[] state, Rows rows, int row) {
    Row stored = read(state, rows, row);
    return stored == null ? ObservedRow.NOTHING : new ObservedRow(stored, times(state, rows, row));
  }

  private static CellTimes times(int[] state, Rows rows, int row) {
    long[] timestamps = new long[rows.table.size()];
    Arrays.fill(timestamps, CellTimes.NEVER);
    for (int i = rows.table.keySize(); i < timestamps.length; i++) {
      int cell = state[rows.place(row) + rows.cell(i)];
      timestamps[i] = Cell.isLive(cell) ? Cell.timestamp(cell) : CellTimes.NEVER;
    }
    return CellTimes.owning(timestamps, new int[timestamps.length]);
  }

  /** Returns what a batch says to each row that it touches. */
  List<Message> messages(MutationSet batch) {
    Map<Integer, List<Mutation>> byRow = new LinkedHashMap<>();
    for (Change change : batch.changes()) {
      Mutation mutation = change.mutation();
      Rows rows = rowsOf(mutation);
      int place = rows.place(rows.of(keyOf(mutation)));
      byRow.computeIfAbsent(place, any -> new ArrayList<>()).add(mutation);
    }
    List<Message> messages = new ArrayList<>();
    byRow.forEach((place, mutations) -> messages.add(message(batch, place, mutations)));
    return messages;
  }

  private Message message(MutationSet batch, int place, List<Mutation> mutations) {
    int deletion = 0;
    Map<Integer, Integer> cells = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder();
    Message.Condition condition = null;
    for (Mutation mutation : mutations) {
      long at =
          batch.timestamp().orElse(SERIAL_TIMESTAMP)
              - (mutation.moment() == TimestampOffset.ONE_MICROSECOND_EARLIER ? 1 : 0);
      Rows rows = rowsOf(mutation);
      text.append(text.isEmpty() ? "" : ", ").append(Texts.of(mutation, at));
      if (mutation instanceof Upsert upsert) {
        write(upsert, at, place, rows, cells);
        condition = upsert.condition() == Condition.NONE ? condition : condition(upsert, place);
      } else {
        deletion = (int) Math.max(deletion, at);
      }
    }
    return new Message(
        place,
        deletion,
        cells.keySet().stream().mapToInt(i -> i).toArray(),
        cells.values().stream().mapToInt(i -> i).toArray(),
        condition,
        text.toString());
  }

  private static void write(
      Upsert upsert, long at, int place, Rows rows, Map<Integer, Integer> cells) {
    Row row = upsert.row();
    if (upsert.marker()) {
      cells.merge(place + 1, Cell.live(at, 0), Math::max);
    }
    for (int i = rows.table.keySize(); i < row.size(); i++) {
      if (row.isSet(i)) {
        Object value = row.get(i);
        int cell = value == null ? Cell.tombstone(at) : Cell.live(at, encode(value));
        cells.merge(place + rows.cell(i), cell, Math::max);
      }
    }
  }

  private Message.Condition condition(Upsert upsert, int place) {
    ColumnCondition column = ((Condition.Matches) upsert.condition()).columns().get(0);
    Object value = column.operand();
    return new Message.Condition(
        place + base.cell(column.column()), value == null ? null : encode(value));
  }

  static Row keyOf(Mutation mutation) {
    return mutation instanceof Upsert upsert ? upsert.row() : ((DeleteRow) mutation).key();
  }

  private static int encode(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    return value instanceof UUID uuid
        ? (int) uuid.getLeastSignificantBits()
        : ((Number) value).intValue();
  }

  private static Object decode(TableSchema table, int column, int value) {
    return switch (table.column(column).name()) {
      case HiddenColumns.VERSION -> (long) value;
      case HiddenColumns.DELETED -> value == 1;
      case HiddenColumns.ATTEMPT -> new UUID(0, value);
      default -> value;
    };
  }
}
