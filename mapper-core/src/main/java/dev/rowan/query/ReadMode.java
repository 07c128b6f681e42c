package dev.rowan.query;

import dev.rowan.call.CallOptions;

/**
 * How a query is carried out.
 *
 * @param times whether the page says when the values of its rows were written, see {@link
 *     RowPage#times()}
 * @param options consistency and the like
 */
public record ReadMode(boolean times, CallOptions options) {
  /** Values alone, nothing in particular. */
  public static final ReadMode PLAIN = new ReadMode(false, CallOptions.NONE);

  /** Values and their times, nothing in particular. */
  public static final ReadMode TIMED = new ReadMode(true, CallOptions.NONE);

  /** Returns the same mode with these options. */
  public ReadMode with(CallOptions newOptions) {
    return new ReadMode(times, newOptions);
  }
}
