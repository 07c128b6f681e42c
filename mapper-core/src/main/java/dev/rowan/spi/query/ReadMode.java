package dev.rowan.spi.query;

import dev.rowan.spi.call.CallOptions;

/**
 * The request options of a query, and whether the result includes write times.
 *
 * @param times whether the page returns the write times of its rows, see {@link RowPage#times()}
 * @param options the request options, such as consistency
 */
public record ReadMode(boolean times, CallOptions options) {
  /** Values only, with default request options. */
  public static final ReadMode PLAIN = new ReadMode(false, CallOptions.NONE);

  /** Values and write times, with default request options. */
  public static final ReadMode TIMED = new ReadMode(true, CallOptions.NONE);

  /** Returns the same mode with other request options. */
  public ReadMode with(CallOptions newOptions) {
    return new ReadMode(times, newOptions);
  }
}
