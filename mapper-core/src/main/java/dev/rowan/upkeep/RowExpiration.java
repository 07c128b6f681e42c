package dev.rowan.upkeep;

import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Upsert;
import dev.rowan.schema.ColumnKind;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.CellTimes;
import dev.rowan.value.Lives;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How long rows and entries live. An insert says how long a row does: whatever it writes, and
 * whatever is derived from what it leaves as it is. An update does not: what is derived from, it
 * writes for as long as the value before it had, or, if there was none, as the row; everything else
 * as on any table. An entry lives as long as the row has all that its key is made of.
 *
 * <p>Pure functions.
 */
public final class RowExpiration {
  private static final int UNKNOWN = -1;

  private RowExpiration() {}

  /** Returns the lives of a row that a reader would see, by the times of its columns. */
  static Lives of(EntityTables tables, Row live, CellTimes times) {
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
        columns[i] = row; // servers before 5.0 do not tell it of collections
      }
    }
    return Lives.owning(row, columns);
  }

  /** Whether a column is one of the row alone, and lives no longer than the row. */
  private static boolean ofRow(EntityTables tables, int column) {
    return column < tables.declared().size()
        ? tables.row().column(column).kind() == ColumnKind.REGULAR
        : column == tables.deletedColumn();
  }

  /** As long as anything of a row that keeps it there; 0 for good, -1 if nothing tells. */
  private static int longest(EntityTables tables, Row row, int[] columns) {
    int longest = UNKNOWN;
    for (int i = tables.declared().keySize(); i < row.size(); i++) {
      boolean keeps =
          i < tables.declared().size()
              ? row.get(i) != null
              : i == tables.deletedColumn() && tables.isInserted(row);
      if (keeps && ofRow(tables, i) && columns[i] != UNKNOWN) {
        longest = longest == UNKNOWN ? columns[i] : Lives.longer(longest, columns[i]);
      }
    }
    return longest;
  }

  /**
   * Returns what is written instead of an upsert of a declared row, see {@link
   * dev.rowan.mutation.Consequences#written}.
   */
  public static List<Upsert> written(
      EntityTables tables, Upsert upsert, @Nullable Row before, Lives lives) {
    boolean keeps = tables.haveEntriesOfKeysAlone() && !upsert.row().isStaticOnly(upsert.table());
    boolean plain = upsert.effectiveTtl() == 0 && lives.areForGood();
    if (before == null || plain || isAsWritten(tables, upsert)) {
      return List.of(keeps ? withRow(upsert, upsert.row(), true) : upsert);
    }
    if (upsert.marker()) {
      return List.of(withRow(upsert, filled(tables, upsert.row(), before), true));
    }
    List<Upsert> parts = new ArrayList<>();
    if (keeps) {
      Row key = part(upsert.row(), tables.declared().keySize()).build();
      parts.add(withRow(upsert, key, true).lasting(lives.row()));
    }
    addParts(tables, upsert, before, lives, parts);
    return parts.isEmpty() ? List.of(upsert) : parts;
  }

  /** Where keys cannot change and the row is not read, each value lives as it was written. */
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
      EntityTables tables, Upsert upsert, Row before, Lives lives, List<Upsert> parts) {
    Row row = upsert.row();
    int keySize = tables.declared().keySize();
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    for (int i = keySize; i < row.size(); i++) {
      if (row.isSet(i)) {
        int ttl = upsert.effectiveTtl();
        if (tables.isFollowed(i)) {
          ttl = before.get(i) == null ? lives.row() : lives.column(i);
        }
        byTtl.computeIfAbsent(ttl, any -> part(row, keySize)).set(i, row.get(i));
      }
    }
    byTtl.forEach(
        (ttl, part) -> {
          Upsert one = withRow(upsert, part.build(), false).lasting(ttl);
          parts.add(parts.isEmpty() ? one : one.when(Condition.NONE));
        });
  }

  private static Upsert withRow(Upsert like, Row row, boolean marker) {
    return new Upsert(like.table(), row, marker, like.condition(), like.moment(), like.ttl());
  }

  /** Returns a row to write of the first columns of another. */
  static Row.Builder part(Row row, int keySize) {
    Row.Builder part = Row.unset(row.size());
    for (int i = 0; i < keySize; i++) {
      part.set(i, row.get(i));
    }
    return part;
  }

  /**
   * Returns the lives of the row that {@link #written} upserts leave.
   *
   * @param before for how long the row before lived on
   * @param after the row that they leave, all columns as stored
   */
  static Lives after(EntityTables tables, List<Upsert> written, Lives before, Row after) {
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
      row = row == UNKNOWN ? insert : Lives.longer(row, insert);
    }
    return Lives.owning(Math.max(row, 0), columns);
  }

  /** Returns for how long an entry is there; 0 for good. */
  public static int ofEntry(DerivedTable derived, Lives lives) {
    int shortest = lives.row();
    for (int i = 0; i < derived.table().keySize(); i++) {
      shortest = Lives.shorter(shortest, lives.column(derived.components().get(i).column()));
    }
    return shortest;
  }

  /**
   * Returns the writes of an entry as upserts of columns that live on for the same time; the first
   * one keeps the entry there.
   *
   * @param entry its key, and what is to be written of its other columns
   * @param marker whether it is there even where no column has a value
   * @param margin for how many seconds more than its row it lives, if it does not live for good
   */
  public static List<Upsert> entry(
      DerivedTable derived, Row entry, Lives lives, boolean marker, int margin) {
    int keySize = derived.table().keySize();
    int whole = later(ofEntry(derived, lives), margin);
    Map<Integer, Row.Builder> byTtl = new TreeMap<>();
    Row.Builder first = part(entry, keySize);
    for (int i = keySize; i < entry.size(); i++) {
      if (!entry.isSet(i)) {
        continue;
      }
      int own = later(lives.column(derived.components().get(i).column()), margin);
      int ttl = entry.get(i) == null ? whole : Lives.shorter(whole, own);
      (ttl == whole ? first : byTtl.computeIfAbsent(ttl, any -> part(entry, keySize)))
          .set(i, entry.get(i));
    }
    List<Upsert> writes = new ArrayList<>(1 + byTtl.size());
    Upsert keeping =
        marker
            ? Upsert.insert(derived.table(), first.build())
            : Upsert.update(derived.table(), first.build());
    writes.add(lasting(keeping, whole));
    byTtl.forEach(
        (ttl, part) -> writes.add(lasting(Upsert.update(derived.table(), part.build()), ttl)));
    return writes;
  }

  /** Returns an update of a row whose values expire after so many seconds, or never if 0. */
  public static Upsert update(TableSchema table, Row row, int ttl) {
    return lasting(Upsert.update(table, row), ttl);
  }

  /** Returns the same upsert of values that live so long; unchanged where its table says that. */
  static Upsert lasting(Upsert upsert, int ttl) {
    return upsert.effectiveTtl() == ttl ? upsert : upsert.lasting(ttl);
  }

  /** Returns a life that is longer by some seconds; 0 for good. */
  static int later(int seconds, int more) {
    return seconds == 0 ? 0 : (int) Math.min(Upsert.MAX_TTL, (long) seconds + more);
  }
}
