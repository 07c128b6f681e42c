package dev.rowan.dao;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.Map;

/**
 * The largest number of rows that a DAO method may return.
 * <!-- tag: api-limit -->
 *
 * <pre>{@code
 * List<Message> latest = messages.latest("lobby", Limit.of(2));
 * }</pre>
 *
 * @param rows at least 1
 */
public record Limit(int rows) {
  /**
   * Checks the bound.
   *
   * @throws RejectedInputException if {@code rows} is less than 1
   */
  public Limit {
    if (rows < 1) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED, Map.of("limit", rows + ", less than 1"), null);
    }
  }

  /** Returns a limit of the given number of rows. */
  public static Limit of(int rows) {
    return new Limit(rows);
  }
}
