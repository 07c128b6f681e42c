package dev.rowan.spi.query;

import dev.rowan.spi.call.CallOptions;
import org.jspecify.annotations.Nullable;

/**
 * The request options of a query, the columns that it needs, and whether the result includes write
 * times.
 *
 * @param times whether the page returns the write times of its rows, see {@link RowPage#times()}
 * @param columns the columns that the rows must have beside their keys, or null for all. A backend
 *     may return other columns too. They are null if it does not
 * @param options the request options, such as consistency
 */
public record ReadMode(boolean times, @Nullable ColumnSelection columns, CallOptions options) {
  /** Values only, with default request options. */
  public static final ReadMode PLAIN = new ReadMode(false, null, CallOptions.NONE);

  /** Values and write times, with default request options. */
  public static final ReadMode TIMED = new ReadMode(true, null, CallOptions.NONE);

  /** Returns the same mode with other request options. */
  public ReadMode with(CallOptions newOptions) {
    return new ReadMode(times, columns, newOptions);
  }

  /** Returns the same mode for these columns; null for all. */
  public ReadMode of(@Nullable ColumnSelection newColumns) {
    return new ReadMode(times, newColumns, options);
  }
}
