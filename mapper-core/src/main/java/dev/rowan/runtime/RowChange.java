package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.ComputedColumn;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects what an update writes: a key, and new values of some columns. Failures name the DAO
 * method. Not thread-safe.
 */
public final class RowChange {
  private final MethodArguments method;
  private final Row.Builder row;

  RowChange(MethodArguments method, TableSchema table) {
    this.method = method;
    this.row = Row.unset(table.size());
  }

  /**
   * Names the row by a part of its key.
   *
   * @throws RejectedInputException if the value is null
   */
  public <J> RowChange key(Property<J> property, @Nullable J value) {
    row.set(property.column(), method.key(property, value));
    return this;
  }

  /**
   * Names the row by a part of its key that is computed from another property.
   *
   * @throws RejectedInputException if the value of the other property is null
   */
  public <S> RowChange key(ComputedColumn<S> column, @Nullable S source) {
    row.set(column.property().column(), method.key(column, source));
    return this;
  }

  /**
   * Changes a column; null deletes its value.
   *
   * @throws RejectedInputException if the column cannot hold the value
   */
  public <J> RowChange set(Property<J> property, @Nullable J value) {
    try {
      row.set(property.column(), property.encode(value));
    } catch (RowanException e) {
      throw method.refused(e);
    }
    return this;
  }

  /**
   * Adds to a counter.
   *
   * @throws RejectedInputException if there is nothing to add
   */
  public RowChange increment(Property<Long> property, @Nullable Long delta) {
    if (delta == null) {
      throw method.refused(
          new RejectedInputException(
              ErrorCode.ARGUMENT_REJECTED, Map.of("increment of", property.name()), null));
    }
    row.set(property.column(), new CellEdit.Increment(delta));
    return this;
  }

  /** Returns the row to write; every other column is unset. The change must not be used again. */
  public Row row() {
    return row.build();
  }
}
