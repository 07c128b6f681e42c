package dev.rowan.runtime;

import dev.rowan.dao.Range;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.KeyWrites;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes of the rows of several keys, for generated DAOs. A key has an {@link
 * dev.rowan.spi.query.AnyOf} in place of some values; each combination is written once. Keys of one
 * partition are one batch, unless each row has to be written by itself. If a part of the keys was
 * written, the stage fails with {@link dev.rowan.error.OutcomeUnknownException}, whose context has
 * their number. Immutable and thread-safe.
 */
public final class SeveralRows {
  private final EntityWrites<?> writes;

  SeveralRows(EntityWrites<?> writes) {
    this.writes = writes;
  }

  /** Writes the columns that the row sets to each row of {@link RowChange#keys}. */
  public CompletionStage<Boolean> update(Row row) {
    return write(keys -> keys.update(row));
  }

  /**
   * Deletes the row of each key, or all rows that begin with one of several parts of a key.
   *
   * @param key as for {@link DaoRuntime#deleteByKey}
   */
  public CompletionStage<Boolean> delete(Object... key) {
    return write(keys -> keys.delete(key));
  }

  /** Deletes as {@link #delete} does, and only rows whose next column is in a range. */
  public CompletionStage<Boolean> deleteRange(Range<Object> range, Object... key) {
    return deleteBetween(range.lowerBound(), range.upperBound(), key);
  }

  /** Deletes as {@link #delete} does, and only rows as in {@link DaoRuntime#deleteBetween}. */
  public CompletionStage<Boolean> deleteBetween(
      @Nullable Bound lower, @Nullable Bound upper, Object... key) {
    return write(keys -> keys.deleteBetween(lower, upper, key));
  }

  private CompletionStage<Boolean> write(Function<KeyWrites, CompletionStage<Boolean>> write) {
    return writes.call(call -> write.apply(call.ofKeys()));
  }
}
