package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The value of one column at one timestamp: live without expiration, live until it expires, or
 * deleted. Immutable and thread-safe, as long as callers do not change the bytes.
 */
public final class Cell {
  /**
   * The end of a cell that neither expires nor was deleted: later than any second that can be
   * stored.
   */
  public static final long NEVER = Long.MAX_VALUE;

  /** The last second that can be stored, in 2106. */
  public static final long LAST_SECOND = 4_294_967_293L;

  private static final byte[] NOTHING = {};

  private final long timestamp;
  private final int ttl;
  private final long end;
  private final byte[] value;

  private Cell(long timestamp, int ttl, long end, byte[] value) {
    this.timestamp = timestamp;
    this.ttl = ttl;
    this.end = end;
    this.value = value;
  }

  /** Returns a cell that does not expire; takes ownership of the bytes. */
  public static Cell live(long timestamp, byte[] value) {
    return new Cell(timestamp, 0, NEVER, value);
  }

  /**
   * Returns a cell that expires; takes ownership of the bytes.
   *
   * @param ttl the TTL in seconds, at least 1
   * @param expiry the first second in which the cell is dead, at most {@link #LAST_SECOND}
   */
  public static Cell expiring(long timestamp, int ttl, long expiry, byte[] value) {
    if (ttl < 1) {
      throw new IllegalArgumentException("a ttl of " + ttl);
    }
    return new Cell(timestamp, ttl, requireSecond(expiry), value);
  }

  /** Returns a tombstone; {@code deletedAt} is the second of the deletion. */
  public static Cell tombstone(long timestamp, long deletedAt) {
    return new Cell(timestamp, 0, requireSecond(deletedAt), NOTHING);
  }

  static long requireSecond(long second) {
    if (second < 0 || second > LAST_SECOND) {
      throw new IllegalArgumentException("second " + second);
    }
    return second;
  }

  /** Returns the write timestamp, in microseconds. */
  public long timestamp() {
    return timestamp;
  }

  /** Returns the TTL in seconds; 0 if the cell does not expire. */
  public int ttl() {
    return ttl;
  }

  /** Returns the second of expiration or deletion, or {@link #NEVER}. */
  public long end() {
    return end;
  }

  /** Returns the value form, empty for a tombstone. Callers must not change it. */
  public byte[] value() {
    return value;
  }

  /** Returns whether this is a tombstone. */
  public boolean isTombstone() {
    return end != NEVER && ttl == 0;
  }

  /** Returns whether the cell has an expiration. */
  public boolean isExpiring() {
    return ttl != 0;
  }

  /** Returns whether a reader in this second sees it. */
  public boolean isLive(long now) {
    return end == NEVER || (ttl != 0 && now < end);
  }

  /** Returns whether the cell is dead and its retention for late writes is over. */
  boolean isPurgeable(long now, long retention) {
    return !isLive(now) && end - ttl + retention < now;
  }

  /** Returns the winner of two cells of a column: commutative, associative, idempotent. */
  public static Cell reconcile(@Nullable Cell one, Cell two) {
    return one != null && compare(one, two) >= 0 ? one : two;
  }

  /** Compares the precedence of two cells; 0 only if they are equal. */
  static int compare(Cell one, Cell two) {
    if (one.timestamp != two.timestamp) {
      return Long.compare(one.timestamp, two.timestamp);
    }
    int byEnd = compareEnds(one, two);
    return byEnd != 0 ? byEnd : Arrays.compareUnsigned(one.value, two.value);
  }

  /**
   * At one timestamp an ending cell wins over one without an end, a deletion over an expiration,
   * the later end, then the lower TTL.
   */
  private static int compareEnds(Cell one, Cell two) {
    if (one.end == NEVER || two.end == NEVER) {
      return Boolean.compare(one.end != NEVER, two.end != NEVER);
    }
    if (one.isTombstone() != two.isTombstone()) {
      return one.isTombstone() ? 1 : -1;
    }
    return one.end != two.end ? Long.compare(one.end, two.end) : Integer.compare(two.ttl, one.ttl);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Cell cell
        && timestamp == cell.timestamp
        && ttl == cell.ttl
        && end == cell.end
        && Arrays.equals(value, cell.value);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(timestamp) * 31 + Arrays.hashCode(value);
  }

  /** Returns everything but the value. */
  @Override
  public String toString() {
    return "Cell at " + timestamp + (end == NEVER ? "" : ", ttl " + ttl + ", end " + end);
  }
}
