package dev.rowan.storage.embedded.row;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The value of one column at one timestamp: live for good, live until it expires, or deleted.
 * Immutable and thread-safe, as long as nobody changes the bytes.
 */
public final class Cell {
  /** The end of what neither expires nor was deleted: later than any second that can be stored. */
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

  /** Returns a cell that lives until something newer comes; takes the bytes over. */
  public static Cell live(long timestamp, byte[] value) {
    return new Cell(timestamp, 0, NEVER, value);
  }

  /**
   * Returns a cell that is dead from a second on; takes the bytes over.
   *
   * @param ttl the seconds for which it was to live, at least 1
   * @param expiry the first second in which it is dead, at most {@link #LAST_SECOND}
   */
  public static Cell expiring(long timestamp, int ttl, long expiry, byte[] value) {
    if (ttl < 1) {
      throw new IllegalArgumentException("a ttl of " + ttl);
    }
    return new Cell(timestamp, ttl, requireSecond(expiry), value);
  }

  /**
   * Returns the mark of a deleted cell; {@code deletedAt} is the second in which it was deleted.
   */
  public static Cell tombstone(long timestamp, long deletedAt) {
    return new Cell(timestamp, 0, requireSecond(deletedAt), NOTHING);
  }

  static long requireSecond(long second) {
    if (second < 0 || second > LAST_SECOND) {
      throw new IllegalArgumentException("second " + second);
    }
    return second;
  }

  /** Returns when it was written, in microseconds. */
  public long timestamp() {
    return timestamp;
  }

  /** Returns for how many seconds it was to live; 0 if it does not expire. */
  public int ttl() {
    return ttl;
  }

  /** Returns the second of its expiry or deletion, or {@link #NEVER}. */
  public long end() {
    return end;
  }

  /** Returns the value form; no bytes if it is a tombstone. Not to be changed. */
  public byte[] value() {
    return value;
  }

  /** Returns whether it marks a deletion. */
  public boolean isTombstone() {
    return end != NEVER && ttl == 0;
  }

  /** Returns whether it expires some time. */
  public boolean isExpiring() {
    return ttl != 0;
  }

  /** Returns whether a reader in this second sees it. */
  public boolean isLive(long now) {
    return end == NEVER || (ttl != 0 && now < end);
  }

  /**
   * Returns whether it only shadows older writes by now, and has done so longer than they are
   * awaited.
   */
  boolean isPurgeable(long now, long retention) {
    return !isLive(now) && end - ttl + retention < now;
  }

  /** Returns the one of two cells of a column that stays: commutative, associative, idempotent. */
  public static Cell reconcile(@Nullable Cell one, Cell two) {
    return one != null && compare(one, two) >= 0 ? one : two;
  }

  /** Compares two cells by their strength; 0 only if they are equal. */
  static int compare(Cell one, Cell two) {
    if (one.timestamp != two.timestamp) {
      return Long.compare(one.timestamp, two.timestamp);
    }
    int byEnd = compareEnds(one, two);
    return byEnd != 0 ? byEnd : Arrays.compareUnsigned(one.value, two.value);
  }

  /**
   * At one timestamp what ends beats what stays, a deletion an expiry, the later end, the lower
   * ttl.
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

  /** Says everything but the value. */
  @Override
  public String toString() {
    return "Cell at " + timestamp + (end == NEVER ? "" : ", ttl " + ttl + ", end " + end);
  }
}
