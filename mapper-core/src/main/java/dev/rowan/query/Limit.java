package dev.rowan.query;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import java.util.Map;

/**
 * How many rows a DAO method may return at most.
 *
 * @param rows at least 1
 */
public record Limit(int rows) {
  /**
   * Checks the bound.
   *
   * @throws RejectedInput if {@code rows} is less than 1
   */
  public Limit {
    if (rows < 1) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("limit", rows + ", less than 1"), null);
    }
  }

  /** Returns a limit of this many rows. */
  public static Limit of(int rows) {
    return new Limit(rows);
  }
}
