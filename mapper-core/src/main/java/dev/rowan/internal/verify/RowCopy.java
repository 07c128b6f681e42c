package dev.rowan.internal.verify;

import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.HiddenColumns;
import dev.rowan.internal.index.RowExpiration;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Compares rows of a former table with their copies in the table that took its place, and plans
 * copies with the write times of the rows. A pure function. Thread-safe.
 */
public final class RowCopy {
  /** Values that expire within this time are not compared: clocks differ by less. */
  private static final int ENDING_SECONDS = 60;

  private final TableSchema former;
  private final TableSchema table;
  private final List<@Nullable Component> sources;

  /**
   * Copies rows between tables.
   *
   * @param sources for each column of {@code table}, its source in {@code former}; null for a
   *     column without a source
   */
  public RowCopy(TableSchema former, TableSchema table, List<@Nullable Component> sources) {
    this.former = former;
    this.table = table;
    this.sources = new ArrayList<>(sources);
  }

  /** Returns whether a stored row exists: it is not the marker of a deleted row. */
  public boolean exists(Row row) {
    for (int i = former.keySize(); i < former.size(); i++) {
      if (former.column(i).name().equals(HiddenColumns.DELETED)) {
        return !Boolean.TRUE.equals(row.get(i));
      }
    }
    return true;
  }

  /** Returns the row as the other table has it; null if a key cannot contain a value of the row. */
  public @Nullable Row copyOf(Row row) {
    Row.Builder copy = Row.unset(table.size());
    for (int i = 0; i < table.size(); i++) {
      Component source = sources.get(i);
      Object value = source == null ? null : row.get(source.column());
      Object computed = source == null || value == null ? null : source.valueOf(value);
      if (computed == null && i < table.keySize()) {
        return null;
      }
      if (source != null) {
        copy.set(i, computed);
      }
    }
    Row whole = copy.build();
    return Entries.isStorable(table, whole) ? whole : null;
  }

  /** Returns whether a stored copy is missing, or older than its row in any column. */
  public boolean isOutdated(ObservedRow row, ObservedRow copy) {
    Row values = row.stored();
    if (values == null) {
      return false;
    }
    boolean ends = false;
    for (int i = table.keySize(); i < table.size(); i++) {
      Component source = sources.get(i);
      if (source == null || values.get(source.column()) == null) {
        continue;
      }
      int ttl = row.ttl(source.column());
      if (ttl > 0 && ttl <= ENDING_SECONDS) {
        ends = true;
      } else if (isOlder(row, source.column(), copy, i)) {
        return true;
      }
    }
    return copy.stored() == null && !ends;
  }

  private static boolean isOlder(ObservedRow row, int column, ObservedRow copy, int copied) {
    Row stored = copy.stored();
    if (stored == null) {
      return true;
    }
    long written = row.timestamp(column);
    return written == CellTimes.NEVER
        ? stored.get(copied) == null
        : copy.timestamp(copied) < written;
  }

  /**
   * Plans the copy of a row: each column with its write time, so that the copy changes nothing that
   * was written or deleted later.
   *
   * @param otherwise the write time of a row that has none, in microseconds since 1970
   */
  public WritePlan plan(ObservedRow row, Row copy, long otherwise, CallOptions options) {
    long newest = row.newest() == CellTimes.NEVER ? otherwise : row.newest();
    Map<Long, Map<Integer, Row.Builder>> columns = new TreeMap<>();
    int longest = 0;
    boolean isEndless = false;
    for (int i = table.keySize(); i < table.size(); i++) {
      Component source = sources.get(i);
      if (source == null || copy.get(i) == null) {
        continue;
      }
      long written = row.timestamp(source.column());
      int ttl = row.ttl(source.column());
      isEndless |= ttl == 0;
      longest = Math.max(longest, ttl);
      columns
          .computeIfAbsent(written == CellTimes.NEVER ? newest : written, time -> new TreeMap<>())
          .computeIfAbsent(ttl, each -> key(copy))
          .set(i, copy.get(i));
    }
    Upsert marker = Upsert.insert(table, key(copy).build());
    int life = isEndless ? 0 : longest;
    List<MutationSet> later = new ArrayList<>();
    columns.forEach(
        (time, byTtl) ->
            byTtl.forEach(
                (ttl, values) ->
                    later.add(
                        StagedRepair.setOf(
                            List.of(RowExpiration.update(table, values.build(), ttl)),
                            time,
                            options))));
    return new WritePlan(
        List.of(),
        StagedRepair.setOf(
            List.of(life == table.defaultTtl() ? marker : marker.withTtl(life)), newest, options),
        later);
  }

  private Row.Builder key(Row copy) {
    Row.Builder key = Row.unset(table.size());
    for (int i = 0; i < table.keySize(); i++) {
      key.set(i, copy.get(i));
    }
    return key;
  }
}
