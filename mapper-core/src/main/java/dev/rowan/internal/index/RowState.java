package dev.rowan.internal.index;

import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * The state of a row as a plan needs it: the row as a reader would see it, its version, and when it
 * was written.
 *
 * @param row the row, all columns as stored; null if there is none, or if it was deleted or expired
 * @param version the version of its key group, also of a deleted row; null if there is none
 * @param newest the largest timestamp that was read, or {@link CellTimes#NEVER}
 * @param expiration when the columns of the row expire; never, if their times were not requested
 */
public record RowState(
    @Nullable Row row, @Nullable Long version, long newest, RemainingTtl expiration) {
  /** There is no row and no trace of one. */
  public static final RowState ABSENT =
      new RowState(null, null, CellTimes.NEVER, RemainingTtl.UNLIMITED);

  /**
   * Returns the state of a stored row.
   *
   * @param stored all columns as read, or null if there is none
   * @param times when the columns were written, or null if the times were not requested
   */
  public static RowState of(EntityTables tables, @Nullable Row stored, @Nullable CellTimes times) {
    if (stored == null) {
      return ABSENT;
    }
    long newest = times == null ? CellTimes.NEVER : times.newest();
    Row live = tables.exists(stored) ? stored : null;
    return new RowState(
        live,
        tables.isVersioned() ? (Long) stored.get(tables.versionColumn()) : null,
        newest,
        live == null || times == null
            ? RemainingTtl.UNLIMITED
            : RowExpiration.of(tables, live, times));
  }

  /** Returns the attempt that wrote the version, under {@code SERIAL}; null if none did. */
  public static @Nullable Object attempt(EntityTables tables, Row stored) {
    return stored.get(tables.attemptColumn());
  }
}
