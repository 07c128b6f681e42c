package dev.rowan.patch;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares two states of one row. For generated code and the run time. */
public final class RowDifference {
  private RowDifference() {}

  /**
   * Returns the row to write that changes the first state into the second, or null if they are
   * equal. Update times and large values are no difference.
   *
   * @param leftOut the index of a column to ignore, or -1
   * @throws RejectedInputException if the keys differ
   */
  public static @Nullable Row between(
      EntityMapping<?> mapping, Row before, Row after, int leftOut) {
    TableSchema table = mapping.table();
    Row.Builder difference = Row.unset(table.size());
    boolean any = false;
    for (int i = 0; i < table.size(); i++) {
      Object now = after.get(i);
      boolean same = Objects.equals(before.get(i), now);
      if (table.column(i).kind().isKey()) {
        if (!same) {
          throw new RejectedInputException(
              ErrorCode.ARGUMENT_REJECTED,
              Map.of("table", table.name(), "before and after", "differ in their keys"),
              null);
        }
        difference.set(i, now);
      } else if (!same && i != leftOut && !isLeftOut(mapping, i)) {
        difference.set(i, now);
        any = true;
      }
    }
    return any ? difference.build() : null;
  }

  /**
   * Checks that a difference changes no immutable property that had a value.
   *
   * @param difference null for no difference
   * @throws RejectedInputException if the difference changes such a property
   */
  public static void requireMutable(
      EntityMapping<?> mapping, Row before, @Nullable Row difference) {
    if (difference == null) {
      return;
    }
    for (Property<?> property : mapping.immutable()) {
      if (difference.isSet(property.column()) && before.get(property.column()) != null) {
        throw new RejectedInputException(
            ErrorCode.PATCH_REJECTED,
            Map.of(
                "table", mapping.table().name(),
                "property", property.name(),
                "change", "another value of an immutable property"),
            null);
      }
    }
  }

  /**
   * Returns the condition that a row has these values in all regular columns. Update times and
   * large values are left out, because an update does not change them in the object of the caller.
   */
  public static Condition equality(EntityMapping<?> mapping, Row row) {
    TableSchema table = mapping.table();
    List<ColumnCondition> columns = new ArrayList<>();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.REGULAR && !isLeftOut(mapping, i)) {
        columns.add(
            ColumnCondition.on(i, ColumnCondition.Operator.EQ, stored(table, i, row.get(i))));
      }
    }
    return columns.isEmpty() ? Condition.IF_EXISTS : new Condition.Matches(columns);
  }

  /** Returns whether two rows have equal values in all regular columns that are compared. */
  public static boolean isSame(EntityMapping<?> mapping, Row one, Row other) {
    TableSchema table = mapping.table();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (table.column(i).kind() == ColumnKind.REGULAR
          && !isLeftOut(mapping, i)
          && !Objects.equals(stored(table, i, one.get(i)), stored(table, i, other.get(i)))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a column is not compared: an update time, or what a large value wrote. */
  private static boolean isLeftOut(EntityMapping<?> mapping, int column) {
    for (UpdateTime<?> time : mapping.updateTimes()) {
      if (time.column() == column) {
        return true;
      }
    }
    for (ChunkedColumn chunked : mapping.chunked()) {
      if (chunked.column() == column) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value as stored: an empty collection that is not frozen is null. */
  private static @Nullable Object stored(TableSchema table, int column, @Nullable Object value) {
    boolean empty =
        (value instanceof Collection<?> all && all.isEmpty())
            || (value instanceof Map<?, ?> map && map.isEmpty());
    return empty && table.column(column).type().isMultiCell() ? null : value;
  }
}
