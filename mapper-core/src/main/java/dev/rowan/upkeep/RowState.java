package dev.rowan.upkeep;

import dev.rowan.value.CellTimes;
import dev.rowan.value.RemainingTtl;
import dev.rowan.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a row of an entity before a change, or beside an entry: the row as a reader
 * would see it, its version, and when it was written.
 *
 * @param row the row, all columns as stored; null if there is none, or if it was deleted or expired
 * @param version the version of its key group, also of a deleted row; null if there is none
 * @param newest the largest timestamp among what was read, or {@link CellTimes#NEVER}
 * @param lives for how long the row lives on; for good where its times were not asked for
 */
public record RowState(@Nullable Row row, @Nullable Long version, long newest, RemainingTtl lives) {
  /** Nothing was ever there, or nothing is left. */
  public static final RowState ABSENT =
      new RowState(null, null, CellTimes.NEVER, RemainingTtl.UNLIMITED);

  /**
   * Returns what a stored row says.
   *
   * @param stored all columns as read, or null if there is none
   * @param times when they were written, or null if that was not asked for
   */
  public static RowState of(EntityTables tables, @Nullable Row stored, @Nullable CellTimes times) {
    if (stored == null) {
      return ABSENT;
    }
    long newest = times == null ? CellTimes.NEVER : times.newest();
    Row live = lives(tables, stored) ? stored : null;
    return new RowState(
        live,
        tables.isVersioned() ? (Long) stored.get(tables.versionColumn()) : null,
        newest,
        live == null || times == null ? RemainingTtl.UNLIMITED : RowLives.of(tables, live, times));
  }

  /**
   * Returns whether a stored row is one for readers: one that was inserted, or that has a value. It
   * is not the marker that a deletion leaves, nor the version that outlives an expired or emptied
   * row. A row that no mapper wrote has no hidden column, and lives.
   */
  public static boolean lives(EntityTables tables, Row stored) {
    if (!tables.isVersioned() || isInserted(tables, stored) || tables.hasValue(stored)) {
      return true;
    }
    return lives(
        (Boolean) stored.get(tables.deletedColumn()), (Long) stored.get(tables.versionColumn()));
  }

  /** Returns the same of a row without any value, by the hidden columns. */
  static boolean lives(@Nullable Boolean deleted, @Nullable Long version) {
    return deleted == null ? version == null : !deleted;
  }

  /** Returns whether a stored row is there even without any value. */
  static boolean isInserted(EntityTables tables, Row stored) {
    return Boolean.FALSE.equals(stored.get(tables.deletedColumn()));
  }

  /** Returns which attempt wrote the version, under {@code SERIAL}; null if none did. */
  public static @Nullable Object attempt(EntityTables tables, Row stored) {
    return stored.get(tables.attemptColumn());
  }
}
