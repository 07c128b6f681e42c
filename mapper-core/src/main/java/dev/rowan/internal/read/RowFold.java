package dev.rowan.internal.read;

import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * One result that is computed of the rows of one group. Not thread-safe: a call adds the rows one
 * after another.
 *
 * @param <T> the result
 */
public interface RowFold<T> {
  /** Adds a row of the entity's table. */
  void add(Row row);

  /** Returns the result of the rows so far. */
  @Nullable T result();
}
