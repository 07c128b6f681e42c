package dev.rowan.upkeep;

import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a row of an entity before a change, or beside an entry: the row as a reader
 * would see it, its version, and when it was written.
 *
 * @param row the row, all columns as stored; null if there is none, or if it was deleted or expired
 * @param version the version of its key group, also of a deleted row; null if there is none
 * @param newest the largest timestamp among what was read, or {@link CellTimes#NEVER}
 * @param keyGroupTtl for how many seconds the key group lives on; 0 for good
 */
public record RowState(@Nullable Row row, @Nullable Long version, long newest, int keyGroupTtl) {
  /** Nothing was ever there, or nothing is left. */
  public static final RowState ABSENT = new RowState(null, null, CellTimes.NEVER, 0);

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
    if (!tables.isVersioned()) {
      return new RowState(stored, null, newest, 0);
    }
    return new RowState(
        lives(tables, stored) ? stored : null,
        (Long) stored.get(tables.versionColumn()),
        newest,
        times == null ? 0 : ttl(tables, times));
  }

  /**
   * Returns whether a stored row is one for readers: not the marker that a deletion leaves, nor the
   * version that outlives an expired row. A row that no mapper wrote has neither column, and lives.
   */
  public static boolean lives(EntityTables tables, Row stored) {
    if (!tables.isVersioned()) {
      return true;
    }
    return lives(
        (Boolean) stored.get(tables.deletedColumn()), (Long) stored.get(tables.versionColumn()));
  }

  /** Returns the same by the hidden columns. */
  static boolean lives(@Nullable Boolean deleted, @Nullable Long version) {
    return deleted == null ? version == null : !deleted;
  }

  /** Returns which attempt wrote the version, under {@code SERIAL}; null if none did. */
  public static @Nullable Object attempt(EntityTables tables, Row stored) {
    return stored.get(tables.attemptColumn());
  }

  private static int ttl(EntityTables tables, CellTimes times) {
    int ttl = times.ttl(tables.deletedColumn());
    BitSet group = tables.keyGroup();
    for (int i = group.nextSetBit(0); i >= 0; i = group.nextSetBit(i + 1)) {
      ttl = Math.max(ttl, times.ttl(i));
    }
    return ttl;
  }
}
