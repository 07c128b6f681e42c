package dev.rowan.storage.embedded.row;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.Upsert;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * The timestamp, TTL and second of a write.
 *
 * @param timestamp in microseconds
 * @param ttl the TTL of the written cells in seconds; 0 means no expiration
 * @param now the second of the write, from which the TTL and the retention of deletions count
 * @param listTimes returns unique, ascending times, which define the positions of new list
 *     elements. Only writes of lists call it, because reading the clock costs as much as a column.
 */
public record CellStamp(long timestamp, int ttl, long now, LongSupplier listTimes) {
  /**
   * Checks the TTL.
   *
   * @throws RejectedInputException if it is negative, above {@link Upsert#MAX_TTL}, or ends after
   *     {@link Cell#LAST_SECOND}
   */
  public CellStamp {
    Cell.requireSecond(now);
    if (ttl < 0 || ttl > Upsert.MAX_TTL) {
      throw refuse("a ttl from 0 to " + Upsert.MAX_TTL + " seconds", ttl);
    }
    if (now + ttl > Cell.LAST_SECOND) {
      throw refuse("a ttl that ends before second " + (Cell.LAST_SECOND + 1), ttl);
    }
  }

  private static RejectedInputException refuse(String expected, int ttl) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("expected", expected, "found", ttl + " seconds"), null);
  }

  /** Returns the first second in which the written cells are dead, or {@link Cell#NEVER}. */
  long end() {
    return ttl == 0 ? Cell.NEVER : now + ttl;
  }

  /** Returns a live cell with this stamp; takes ownership of the bytes. */
  public Cell cell(byte[] value) {
    return ttl == 0 ? Cell.live(timestamp, value) : Cell.expiring(timestamp, ttl, now + ttl, value);
  }

  /** Returns a tombstone with this stamp. */
  public Cell tombstone() {
    return Cell.tombstone(timestamp, now);
  }
}
