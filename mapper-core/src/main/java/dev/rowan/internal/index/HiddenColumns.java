package dev.rowan.internal.index;

import dev.rowan.annotation.Maintain;
import org.jspecify.annotations.Nullable;

/**
 * The hidden columns of rows and entries that have versions. They follow the declared columns, so
 * that the positions of declared columns do not change.
 *
 * <ul>
 *   <li>{@value #VERSION} of the row: the timestamp, or under {@link Maintain#SERIAL} the version,
 *       of the last change of its key group. An entry exists if and only if its own is set.
 *   <li>{@value #DELETED} of the row: false after an insert, true after a delete; null if updates
 *       alone created the row, if it expired, or if another program wrote it. A row exists if this
 *       is false, or if any regular column has a value.
 *   <li>{@value #ATTEMPT} of the row, under {@link Maintain#SERIAL} only: the attempt that wrote
 *       the version.
 *   <li>{@value #RESERVATION} and the name of a table of unique values, in the row: the attempt
 *       that reserved the value of the row, as in {@value #ATTEMPT} of the reservation.
 * </ul>
 */
public final class HiddenColumns {
  /** The name of the column of the version. */
  public static final String VERSION = "_v";

  /** The name of the column that marks deleted rows. */
  public static final String DELETED = "_d";

  /** The name of the column of the attempt. */
  public static final String ATTEMPT = "_a";

  /** The prefix of the columns that contain the attempt that reserved a unique value. */
  public static final String RESERVATION = "_u_";

  private HiddenColumns() {}

  /** Returns whether a column has one of these names, which no declared column can have. */
  public static boolean isHidden(String column) {
    return column.equals(VERSION)
        || column.equals(DELETED)
        || column.equals(ATTEMPT)
        || column.startsWith(RESERVATION);
  }

  /** Returns whether a row without any value exists, by its hidden columns. */
  static boolean exists(@Nullable Boolean deleted, @Nullable Long version) {
    return deleted == null ? version == null : !deleted;
  }
}
