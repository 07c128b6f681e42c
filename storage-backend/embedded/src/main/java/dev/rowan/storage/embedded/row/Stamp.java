package dev.rowan.storage.embedded.row;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Upsert;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * When a write is made, and for how long it lasts.
 *
 * @param timestamp in microseconds
 * @param ttl for how many seconds what is written lives; 0 for good
 * @param now the second of the write, from which the ttl and the retention of deletions count
 * @param listTimes gives times that no other write of lists has, later than those of all before:
 *     the place of new elements among those that are there. Asked only where a list is written, as
 *     the time of day costs as much as a column.
 */
public record Stamp(long timestamp, int ttl, long now, LongSupplier listTimes) {
  /**
   * Checks the ttl.
   *
   * @throws RejectedInput if it is negative, above {@link Upsert#MAX_TTL}, or ends behind {@link
   *     Cell#LAST_SECOND}
   */
  public Stamp {
    Cell.requireSecond(now);
    if (ttl < 0 || ttl > Upsert.MAX_TTL) {
      throw refuse("a ttl from 0 to " + Upsert.MAX_TTL + " seconds", ttl);
    }
    if (now + ttl > Cell.LAST_SECOND) {
      throw refuse("a ttl that ends before second " + (Cell.LAST_SECOND + 1), ttl);
    }
  }

  private static RejectedInput refuse(String expected, int ttl) {
    return new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED, Map.of("expected", expected, "found", ttl + " seconds"), null);
  }

  /** Returns the first second in which what is written is dead, or {@link Cell#NEVER}. */
  long end() {
    return ttl == 0 ? Cell.NEVER : now + ttl;
  }

  /** Returns a cell of this moment that holds a value; takes the bytes over. */
  public Cell cell(byte[] value) {
    return ttl == 0 ? Cell.live(timestamp, value) : Cell.expiring(timestamp, ttl, now + ttl, value);
  }

  /** Returns the mark of a cell deleted at this moment. */
  public Cell tombstone() {
    return Cell.tombstone(timestamp, now);
  }
}
