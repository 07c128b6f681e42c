package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.Nullable;

/**
 * The deletion of a row, a range or a partition; it shadows everything that is not newer.
 *
 * @param timestamp the write timestamp, in microseconds
 * @param deletedAt the second of the write, from which its retention counts
 */
public record Deletion(long timestamp, long deletedAt) {
  /** Checks the second. */
  public Deletion {
    Cell.requireSecond(deletedAt);
  }

  /** Returns whether it shadows a write at this timestamp; equal timestamps are shadowed. */
  public boolean shadows(long written) {
    return written <= timestamp;
  }

  /** Returns whether its retention for late writes is over. */
  public boolean isPurgeable(long now, long retention) {
    return deletedAt + retention < now;
  }

  /**
   * Returns the deletion that shadows more; of two equal timestamps, the one with the longer
   * retention.
   */
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
