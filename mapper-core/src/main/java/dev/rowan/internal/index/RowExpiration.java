package dev.rowan.internal.index;

import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Computes when rows and entries expire. An insert determines when the whole row expires: all that
 * it writes, and all columns with entries that it leaves unchanged. An update does not. A column
 * with entries keeps the TTL of its previous value, or gets that of the row if there was no value;
 * other columns behave as in any table. An entry expires with the first column of its key.
 *
 * <p>Pure functions.
 */
public final class RowExpiration {
  private static final int UNKNOWN = -1;

  private RowExpiration() {}

  /** Returns the expiration of an existing row, by the times of its columns. */
  static RemainingTtl of(EntityTables tables, Row live, CellTimes times) {
    int[] columns = new int[live.size()];
    for (int i = 0; i < columns.length; i++) {
      boolean untold = live.get(i) != null && times.timestamp(i) == CellTimes.NEVER;
      columns[i] = untold ? UNKNOWN : times.ttl(i);
    }
    int row = Math.max(longest(tables, live, columns), 0);
    for (int i = 0; i < columns.length; i++) {
      if (!ofRow(tables, i)) {
        columns[i] = 0;
      } else if (columns[i] == UNKNOWN) {
        columns[i] = row; // servers before 5.0 do not return the TTL of collections
      }
    }
    return RemainingTtl.owning(row, columns);
  }

  /** Returns whether a column belongs to the row alone, and expires no later than the row. */
  private static boolean ofRow(EntityTables tables, int column) {
    return column < tables.declared().size()
        ? tables.row().column(column).kind() == ColumnKind.REGULAR
        : column == tables.deletedColumn();
  }

  /**
   * Returns the longest TTL of the columns by which the row exists; 0 if it never expires, -1 if
   * that is unknown.
   */
  private static int longest(EntityTables tables, Row row, int[] columns) {
    int longest = UNKNOWN;
    for (int i = tables.declared().keySize(); i < row.size(); i++) {
      boolean keeps =
          i < tables.declared().size()
              ? row.get(i) != null
              : i == tables.deletedColumn() && tables.isInserted(row);
      if (keeps && ofRow(tables, i) && columns[i] != UNKNOWN) {
        longest = longest == UNKNOWN ? columns[i] : RemainingTtl.longer(longest, columns[i]);
      }
    }
    return longest;
  }

  /**
   * Returns the upserts that replace an upsert of a declared row; see {@link
   * dev.rowan.spi.mutation.Consequences#written}.
   */
  public static List<Upsert> written(
      EntityTables tables, Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    boolean keeps = tables.hasKeyOnlyEntries() && !upsert.table().isStaticOnly(upsert.row());
    boolean plain = upsert.effectiveTtl() == 0 && expiration.isUnlimited();
    if (before == null || plain || isAsWritten(tables, upsert)) {
      return List.of(keeps ? withRow(upsert, upsert.row(), true) : upsert);
    }
    if (upsert.marker()) {
      return List.of(withRow(upsert, filled(tables, upsert.row(), before), true));
    }
    List<Upsert> parts = new ArrayList<>();
    if (keeps) {
      Row key = part(upsert.row(), tables.declared().keySize()).build();
      parts.add(withRow(upsert, key, true).withTtl(expiration.row()));
    }
    addParts(tables, upsert, before, expiration, parts);
    return parts.isEmpty() ? List.of(upsert) : parts;
  }

  /**
   * Returns whether each value expires as written: the keys of entries cannot change, and the row
   * is not read.
   */
  private static boolean isAsWritten(EntityTables tables, Upsert upsert) {
    return tables.isBlind() && !EntryCoverage.needsState(tables, upsert);
  }

  private static Row filled(EntityTables tables, Row written, Row before) {
    @Nullable Object[] values = written.toArray();
    for (int i = tables.declared().keySize(); i < values.length; i++) {
      if (!written.isSet(i) && tables.isFollowed(i) && before.get(i) != null) {
        values[i] = before.get(i);
      }
    }
    return Row.owning(values);
  }

  private static void addParts(
      EntityTables tables, Upsert upsert, Row before, RemainingTtl expiration, List<Upsert> parts) {
    Row row = upsert.row();
    int keySize = tables.declared().keySize();
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    for (int i = keySize; i < row.size(); i++) {
      if (row.isSet(i)) {
        int ttl = upsert.effectiveTtl();
        if (tables.isFollowed(i)) {
          ttl = before.get(i) == null ? expiration.row() : expiration.column(i);
        }
        byTtl.computeIfAbsent(ttl, any -> part(row, keySize)).set(i, row.get(i));
      }
    }
    byTtl.forEach(
        (ttl, part) -> {
          Upsert one = withRow(upsert, part.build(), false).withTtl(ttl);
          parts.add(parts.isEmpty() ? one : one.when(Condition.NONE));
        });
  }

  private static Upsert withRow(Upsert like, Row row, boolean marker) {
    return new Upsert(like.table(), row, marker, like.condition(), like.moment(), like.ttl());
  }

  /** Returns a row to write that has the first columns of another row. */
  static Row.Builder part(Row row, int keySize) {
    Row.Builder part = Row.unset(row.size());
    for (int i = 0; i < keySize; i++) {
      part.set(i, row.get(i));
    }
    return part;
  }

  /**
   * Returns the expiration of the row after {@link #written} upserts.
   *
   * @param before the expiration of the row before
   * @param after the row after the upserts, all columns as stored
   */
  static RemainingTtl after(
      EntityTables tables, List<Upsert> written, RemainingTtl before, Row after) {
    int[] columns = new int[after.size()];
    Arrays.setAll(columns, i -> after.get(i) == null ? 0 : before.column(i));
    int insert = UNKNOWN;
    for (Upsert upsert : written) {
      insert = upsert.marker() ? upsert.effectiveTtl() : insert;
      for (int i = tables.declared().keySize(); i < upsert.row().size(); i++) {
        if (upsert.row().isSet(i) && after.get(i) != null) {
          columns[i] = upsert.effectiveTtl();
        }
      }
    }
    if (tables.isVersioned() && insert != UNKNOWN) {
      columns[tables.deletedColumn()] = insert;
    }
    int row = longest(tables, after, columns);
    if (insert != UNKNOWN) {
      row = row == UNKNOWN ? insert : RemainingTtl.longer(row, insert);
    }
    return RemainingTtl.owning(Math.max(row, 0), columns);
  }

  /**
   * Returns the TTL in seconds of an entry that is written now; 0 if it never expires. It is not
   * longer than {@link DerivedTable#entryTtl}.
   */
  public static int ofEntry(DerivedTable derived, RemainingTtl expiration) {
    int shortest = RemainingTtl.shorter(expiration.row(), derived.entryTtl());
    for (int i = 0; i < derived.table().keySize(); i++) {
      shortest =
          RemainingTtl.shorter(shortest, expiration.column(derived.components().get(i).column()));
    }
    return shortest;
  }

  /**
   * Returns the writes of an entry, one upsert for each TTL. By the first one the entry exists.
   *
   * @param entry the key, and the other columns to write
   * @param marker whether the entry exists even if no column has a value
   * @param margin how many seconds later than its row it expires, if the row does
   */
  public static List<Upsert> entry(
      DerivedTable derived, Row entry, RemainingTtl expiration, boolean marker, int margin) {
    return entry(
        derived, entry, expiration, marker, later(ofEntry(derived, expiration), margin), margin);
  }

  /**
   * Returns the writes of an entry that expires after so many seconds, or earlier with its row.
   *
   * @param most in seconds
   */
  public static List<Upsert> shortEntry(
      DerivedTable derived, Row entry, RemainingTtl expiration, int most) {
    int whole = RemainingTtl.shorter(ofEntry(derived, expiration), most);
    return entry(derived, entry, expiration, true, whole, 0);
  }

  private static List<Upsert> entry(
      DerivedTable derived,
      Row entry,
      RemainingTtl expiration,
      boolean marker,
      int whole,
      int margin) {
    int keySize = derived.table().keySize();
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    Row.Builder first = part(entry, keySize);
    for (int i = keySize; i < entry.size(); i++) {
      if (!entry.isSet(i)) {
        continue;
      }
      int own = later(expiration.column(derived.components().get(i).column()), margin);
      int ttl = entry.get(i) == null ? whole : RemainingTtl.shorter(whole, own);
      (ttl == whole ? first : byTtl.computeIfAbsent(ttl, any -> part(entry, keySize)))
          .set(i, entry.get(i));
    }
    List<Upsert> writes = new ArrayList<>(1 + byTtl.size());
    Upsert keeping =
        marker
            ? Upsert.insert(derived.table(), first.build())
            : Upsert.update(derived.table(), first.build());
    writes.add(withTtl(keeping, whole));
    byTtl.forEach(
        (ttl, part) -> writes.add(withTtl(Upsert.update(derived.table(), part.build()), ttl)));
    return writes;
  }

  /** Returns an update of a row whose values expire after so many seconds, or never if 0. */
  public static Upsert update(TableSchema table, Row row, int ttl) {
    return withTtl(Upsert.update(table, row), ttl);
  }

  /** Returns the same upsert with a TTL; unchanged if its table has that default. */
  static Upsert withTtl(Upsert upsert, int ttl) {
    return upsert.effectiveTtl() == ttl ? upsert : upsert.withTtl(ttl);
  }

  /** Returns a TTL that is longer by some seconds; 0 if there is none. */
  static int later(int seconds, int more) {
    return seconds == 0 ? 0 : (int) Math.min(Upsert.MAX_TTL, (long) seconds + more);
  }
}
