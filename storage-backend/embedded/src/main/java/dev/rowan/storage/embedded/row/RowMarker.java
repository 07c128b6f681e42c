package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.Nullable;

/**
 * The liveness marker of a row: it makes a row without live cells exist. INSERT writes it, UPDATE
 * does not.
 *
 * @param timestamp the write timestamp, in microseconds
 * @param ttl the TTL in seconds; 0 if it does not expire
 * @param end the first second in which it is dead, or {@link Cell#NEVER}
 */
public record RowMarker(long timestamp, int ttl, long end) {
  /** Checks that TTL and end are consistent. */
  public RowMarker {
    if (ttl < 0 || (ttl == 0) != (end == Cell.NEVER)) {
      throw new IllegalArgumentException("a ttl of " + ttl + " and an end of " + end);
    }
    if (ttl != 0) {
      Cell.requireSecond(end);
    }
  }

  /** Returns a marker that does not expire. */
  public static RowMarker of(long timestamp) {
    return new RowMarker(timestamp, 0, Cell.NEVER);
  }

  /** Returns the marker of a write. */
  public static RowMarker of(CellStamp stamp) {
    return new RowMarker(stamp.timestamp(), stamp.ttl(), stamp.end());
  }

  /** Returns whether it makes the row visible to a reader in this second. */
  public boolean isLive(long now) {
    return now < end;
  }

  boolean isPurgeable(long now, long retention) {
    return !isLive(now) && end - ttl + retention < now;
  }

  /** Returns the winner of two markers: commutative, associative, idempotent. */
  static @Nullable RowMarker reconcile(@Nullable RowMarker one, @Nullable RowMarker two) {
    if (one == null || two == null) {
      return one == null ? two : one;
    }
    if (one.timestamp != two.timestamp) {
      return one.timestamp > two.timestamp ? one : two;
    }
    if (one.end == two.end) {
      return one.ttl <= two.ttl ? one : two;
    }
    if (one.ttl == 0 || two.ttl == 0) {
      return one.ttl != 0 ? one : two;
    }
    return one.end > two.end ? one : two;
  }
}
