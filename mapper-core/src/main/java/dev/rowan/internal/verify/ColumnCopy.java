package dev.rowan.internal.verify;

import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares the values of columns with those of their former columns, and plans copies with the
 * write times of the values. A pure function. Thread-safe.
 *
 * <p>The rows that it compares have the key, then the former columns, and then the columns in the
 * same order.
 *
 * @param source the stored table with the key and the former columns
 * @param target the stored table with the key and, at its end, the columns; the same as the source
 *     if one table has both
 * @param columns the columns, each with its former column
 * @param updates whether rows that the target lacks get no values, because the target decides which
 *     rows exist
 */
public record ColumnCopy(
    TableSchema source, TableSchema target, List<ColumnSchema> columns, boolean updates) {
  /** Values that expire within this time are not compared: clocks differ by less. */
  private static final int ENDING_SECONDS = 60;

  /** Copies the list. */
  public ColumnCopy {
    columns = List.copyOf(columns);
  }

  /** Returns the copy of some columns of a table to other columns of the same table. */
  public static ColumnCopy within(TableSchema whole, List<ColumnSchema> columns) {
    TableSchema.Builder table = keyOf(whole);
    columns.forEach(column -> table.add(former(column)));
    columns.forEach(column -> table.add(column.named(column.name())));
    TableSchema both = table.build();
    return new ColumnCopy(both, both, columns, false);
  }

  /**
   * Returns the copy of some columns of a table to another table with the same key.
   *
   * @param columns their former columns have their own name, or that of the source before it
   */
  public static ColumnCopy between(
      TableSchema from, TableSchema into, List<ColumnSchema> columns, boolean updates) {
    TableSchema.Builder source = keyOf(from);
    columns.forEach(column -> source.add(column.named(column.name())));
    TableSchema.Builder target = keyOf(into);
    columns.forEach(column -> target.add(column.named(column.name())));
    return new ColumnCopy(source.build(), target.build(), columns, updates);
  }

  private static TableSchema.Builder keyOf(TableSchema whole) {
    TableSchema.Builder table =
        TableSchema.named(whole.name())
            .defaultTtl(whole.defaultTtl())
            .layout(whole.layout())
            .storage(whole.storage());
    whole.columns().subList(0, whole.keySize()).forEach(table::add);
    return table;
  }

  private static ColumnSchema former(ColumnSchema column) {
    return column.named(Objects.requireNonNull(column.former(), "a former column"));
  }

  /** Returns the number of pairs of columns. */
  public int pairs() {
    return columns.size();
  }

  /** Returns whether one stored table has both columns of each pair. */
  public boolean isInOneTable() {
    return source.equals(target);
  }

  private int former(int pair) {
    return source.keySize() + pair;
  }

  private int column(int pair) {
    return source.keySize() + pairs() + pair;
  }

  /**
   * Returns a row to compare.
   *
   * @param from the row of the source
   * @param into the row of the target with the same key
   */
  public ObservedRow joined(ObservedRow from, ObservedRow into) {
    if (updates && into.stored() == null) {
      return into;
    }
    int size = source.keySize() + 2 * pairs();
    @Nullable Object[] values = new Object[size];
    long[] timestamps = new long[size];
    int[] ttls = new int[size];
    Arrays.fill(timestamps, CellTimes.NEVER);
    for (int i = 0; i < size; i++) {
      boolean isColumn = i >= column(0);
      ObservedRow row = isColumn ? into : from;
      int place = isColumn ? i - pairs() : i;
      if (row.stored() != null) {
        values[i] = row.stored().get(place);
        timestamps[i] = row.timestamp(place);
        ttls[i] = row.ttl(place);
      }
    }
    return new ObservedRow(Row.owning(values), CellTimes.owning(timestamps, ttls));
  }

  /** Returns whether both columns of a pair have the same value, written at the same time. */
  public boolean isEqual(ObservedRow row, int pair) {
    Row stored = row.stored();
    if (stored == null) {
      return true;
    }
    Object former = stored.get(former(pair));
    Object value = stored.get(column(pair));
    if (former == null || value == null) {
      return former == value;
    }
    return Row.of(former).equals(Row.of(value))
        && row.timestamp(former(pair)) == row.timestamp(column(pair));
  }

  /** Returns whether the column is not older than its former column, which may have no value. */
  public boolean isCurrent(ObservedRow row, int pair) {
    Row stored = row.stored();
    return stored == null
        || stored.get(former(pair)) == null
        || isEqual(row, pair)
        || (stored.get(column(pair)) != null
            && row.timestamp(column(pair)) > row.timestamp(former(pair)));
  }

  /** Returns whether the column has no value. */
  public boolean isUnset(ObservedRow row, int pair) {
    return row.stored() == null || row.stored().get(column(pair)) == null;
  }

  /** Returns whether the value of the former column expires so soon that it is not compared. */
  public boolean isEnding(ObservedRow row, int pair) {
    int ttl = row.ttl(former(pair));
    return ttl > 0 && ttl <= ENDING_SECONDS;
  }

  /** Returns the time at which the former column was written; NEVER if that is unknown. */
  public long written(ObservedRow row, int pair) {
    return row.stored() == null || row.stored().get(former(pair)) == null
        ? CellTimes.NEVER
        : row.timestamp(former(pair));
  }

  /**
   * Plans a write that makes the column equal to its former column: the value with its write time
   * and its remaining TTL. A value that the former column lacks is deleted at its own write time.
   * So the write changes nothing that was written or deleted later.
   */
  public WritePlan plan(ObservedRow row, int pair, CallOptions options) {
    Row stored = Objects.requireNonNull(row.stored(), "a stored row");
    Object value = stored.get(former(pair));
    int read = value == null ? column(pair) : former(pair);
    Row.Builder copy = Row.unset(target.size());
    for (int i = 0; i < target.keySize(); i++) {
      copy.set(i, stored.get(i));
    }
    Row written = copy.set(target.size() - pairs() + pair, value).build();
    Upsert update =
        value == null
            ? Upsert.update(target, written)
            : RowExpiration.update(target, written, row.ttl(read));
    return new WritePlan(
        List.of(), StagedRepair.setOf(List.of(update), row.timestamp(read), options), List.of());
  }
}
