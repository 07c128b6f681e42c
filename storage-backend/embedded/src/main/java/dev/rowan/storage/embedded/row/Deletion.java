package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.Nullable;

/**
 * The deletion of a row, a range or a partition: whatever is not newer is gone.
 *
 * @param timestamp when it was written, in microseconds
 * @param deletedAt the second in which it was written, from which its retention counts
 */
public record Deletion(long timestamp, long deletedAt) {
  /** Checks the second. */
  public Deletion {
    Cell.requireSecond(deletedAt);
  }

  /** Returns whether it shadows what was written at this timestamp; also at its own. */
  public boolean shadows(long written) {
    return written <= timestamp;
  }

  /** Returns whether it has been kept longer than older writes are awaited. */
  public boolean isPurgeable(long now, long retention) {
    return deletedAt + retention < now;
  }

  /** Returns the one of two that shadows more, of equal ones the one to be kept longer. */
  public static @Nullable Deletion greater(@Nullable Deletion one, @Nullable Deletion two) {
    if (one == null || two == null) {
      return one == null ? two : one;
    }
    if (one.timestamp != two.timestamp) {
      return one.timestamp > two.timestamp ? one : two;
    }
    return one.deletedAt >= two.deletedAt ? one : two;
  }
}
