package dev.rowan.storage.embedded.row;

import org.jspecify.annotations.Nullable;

/**
 * What keeps a row alive that has no live cell: left by INSERT, not by UPDATE.
 *
 * @param timestamp when it was written, in microseconds
 * @param ttl for how many seconds it was to live; 0 if it does not expire
 * @param end the first second in which it is dead, or {@link Cell#NEVER}
 */
public record Marker(long timestamp, int ttl, long end) {
  /** Checks that the two say the same. */
  public Marker {
    if (ttl < 0 || (ttl == 0) != (end == Cell.NEVER)) {
      throw new IllegalArgumentException("a ttl of " + ttl + " and an end of " + end);
    }
    if (ttl != 0) {
      Cell.requireSecond(end);
    }
  }

  /** Returns one that does not expire. */
  public static Marker of(long timestamp) {
    return new Marker(timestamp, 0, Cell.NEVER);
  }

  /** Returns the one that a write leaves. */
  public static Marker of(Stamp stamp) {
    return new Marker(stamp.timestamp(), stamp.ttl(), stamp.end());
  }

  /** Returns whether a reader in this second sees a row for its sake. */
  public boolean isLive(long now) {
    return now < end;
  }

  boolean isPurgeable(long now, long retention) {
    return !isLive(now) && end - ttl + retention < now;
  }

  /** Returns the one of two that stays: commutative, associative, idempotent. */
  static @Nullable Marker reconcile(@Nullable Marker one, @Nullable Marker two) {
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
