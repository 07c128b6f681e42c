package dev.rowan.repair;

import dev.rowan.value.CellTimes;
import dev.rowan.value.Row;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stored row, or a stored entry, as it was seen at one time.
 *
 * @param stored all columns, hidden ones too; null if there is none
 * @param times when they were written; null if that was not asked for, or there is none
 */
public record Sight(@Nullable Row stored, @Nullable CellTimes times) {
  /** Nothing is there. */
  public static final Sight NOTHING = new Sight(null, null);

  /** Returns the largest timestamp of all columns, or {@link CellTimes#NEVER}. */
  public long newest() {
    return times == null ? CellTimes.NEVER : times.newest();
  }

  /** Returns whether nothing was written in between; how long it lives on may differ. */
  public boolean isSame(Sight other) {
    return Objects.equals(stored, other.stored) && newest() == other.newest();
  }

  /** Returns when a column was written, or {@link CellTimes#NEVER}. */
  long timestamp(int column) {
    return times == null ? CellTimes.NEVER : times.timestamp(column);
  }

  /** Returns for how many seconds a column lives on; 0 for good. */
  int ttl(int column) {
    return times == null ? 0 : times.ttl(column);
  }
}
