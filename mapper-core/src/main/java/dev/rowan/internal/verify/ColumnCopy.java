package dev.rowan.internal.verify;

import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Objects;

/**
 * Compares the values of columns with those of their former columns, and plans copies with the
 * write times of the values. A pure function. Thread-safe.
 *
 * @param table the key columns, and then each column with its former column after it
 */
public record ColumnCopy(TableSchema table) {
  /** Values that expire within this time are not compared: clocks differ by less. */
  private static final int ENDING_SECONDS = 60;

  /** Returns the copy of the values of some columns of a table; each has a former column. */
  public static ColumnCopy of(TableSchema whole, List<ColumnSchema> columns) {
    TableSchema.Builder table =
        TableSchema.named(whole.name())
            .defaultTtl(whole.defaultTtl())
            .layout(whole.layout())
            .storage(whole.storage());
    whole.columns().subList(0, whole.keySize()).forEach(table::add);
    for (ColumnSchema column : columns) {
      table.add(column.named(column.name()));
      table.add(column.named(Objects.requireNonNull(column.former(), "a former column")));
    }
    return new ColumnCopy(table.build());
  }

  /** Returns the number of pairs of columns. */
  public int pairs() {
    return (table.size() - table.keySize()) / 2;
  }

  private int column(int pair) {
    return table.keySize() + 2 * pair;
  }

  private int former(int pair) {
    return column(pair) + 1;
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
    int source = value == null ? column(pair) : former(pair);
    Row.Builder copy = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      copy.set(i, stored.get(i));
    }
    Row written = copy.set(column(pair), value).build();
    Upsert update =
        value == null
            ? Upsert.update(table, written)
            : RowExpiration.update(table, written, row.ttl(source));
    return new WritePlan(
        List.of(), StagedRepair.setOf(List.of(update), row.timestamp(source), options), List.of());
  }
}
