package dev.rowan.dao;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The request for one page of a DAO method.
 * <!-- tag: pages -->
 *
 * <pre>{@code
 * Page<Reading> page = readings.ofDay("north", DAY, PageRequest.first(2));
 * all.addAll(page.items());
 * while (page.hasNext()) {
 *   page = readings.ofDay("north", DAY, PageRequest.after(page.nextToken(), 2));
 *   all.addAll(page.items());
 * }
 * }</pre>
 *
 * @param size the number of rows, from 1 to {@value #MAX_SIZE}
 * @param token the token of the previous page, or null for the first page
 */
public record PageRequest(int size, @Nullable String token) {
  /** The largest page size. */
  public static final int MAX_SIZE = 100_000;

  /**
   * Checks the bounds.
   *
   * @throws RejectedInputException if {@code size} is out of bounds
   */
  public PageRequest {
    if (size < 1 || size > MAX_SIZE) {
      throw new RejectedInputException(
          ErrorCode.ARGUMENT_REJECTED,
          Map.of("page size", size + ", not from 1 to " + MAX_SIZE),
          null);
    }
  }

  /** Returns a request for the first page with the given size. */
  public static PageRequest first(int size) {
    return new PageRequest(size, null);
  }

  /**
   * Returns a request for the page after the page with the given token. Null requests the first
   * page.
   */
  public static PageRequest after(@Nullable String token, int size) {
    return new PageRequest(size, token);
  }
}
