package dev.rowan.internal.verify;

import dev.rowan.spi.value.CellTimes;
import dev.rowan.spi.value.Row;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stored row or entry as read.
 *
 * @param stored all columns, including hidden ones; null if there is none
 * @param times when the columns were written; null if the times were not requested, or there is no
 *     row
 */
public record ObservedRow(@Nullable Row stored, @Nullable CellTimes times) {
  /** No row is stored. */
  public static final ObservedRow NOTHING = new ObservedRow(null, null);

  /** Returns the largest timestamp of all columns, or {@link CellTimes#NEVER}. */
  public long newest() {
    return times == null ? CellTimes.NEVER : times.newest();
  }

  /** Returns whether nothing was written between two reads; the remaining TTL may differ. */
  public boolean isSame(ObservedRow other) {
    return Objects.equals(stored, other.stored) && newest() == other.newest();
  }

  /** Returns when a column was written, or {@link CellTimes#NEVER}. */
  long timestamp(int column) {
    return times == null ? CellTimes.NEVER : times.timestamp(column);
  }

  /** Returns the remaining TTL of a column in seconds; 0 if it never expires. */
  int ttl(int column) {
    return times == null ? 0 : times.ttl(column);
  }
}
