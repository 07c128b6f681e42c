package dev.rowan.storage.cassandra.write;

import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.SameValue;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tests conditions on a returned row. The result only decides which of several rows is reported as
 * the one that failed a batch's conditions.
 */
final class ConditionTest {
  private ConditionTest() {}

  /** Returns whether all of them hold; for a row that does not exist, all columns are null. */
  static boolean holds(Condition.Matches conditions, CqlTable table, @Nullable Row row) {
    return conditions.columns().stream().allMatch(column -> holds(column, table, row));
  }

  private static boolean holds(ColumnCondition condition, CqlTable table, @Nullable Row row) {
    Object whole = row == null ? null : row.get(condition.column());
    Object element = condition.element();
    Object value =
        element == null ? whole : part(whole, element, table.column(condition.column()).type());
    Object operand = condition.operand();
    return switch (condition.operator()) {
      case EQ -> SameValue.of(value, absentIfEmpty(operand));
      case NE -> !SameValue.of(value, absentIfEmpty(operand));
      case LT -> compared(value, operand, -1, -1);
      case LE -> compared(value, operand, -1, 0);
      case GT -> compared(value, operand, 1, 1);
      case GE -> compared(value, operand, 0, 1);
      case IN ->
          operand instanceof List<?> all && all.stream().anyMatch(o -> SameValue.of(value, o));
      case CONTAINS -> elements(value).stream().anyMatch(o -> SameValue.of(o, operand));
      case CONTAINS_KEY -> value instanceof Map<?, ?> map && map.containsKey(operand);
    };
  }

  private static @Nullable Object part(@Nullable Object whole, Object element, ColumnType type) {
    if (whole instanceof Map<?, ?> map) {
      return map.get(element);
    }
    if (whole instanceof List<?> list && element instanceof Integer place) {
      return place >= 0 && place < list.size() ? list.get(place) : null;
    }
    if (whole instanceof TupleValue tuple && type instanceof UserType user) {
      return tuple.fields().get(user.indexOf(String.valueOf(element)));
    }
    return null;
  }

  private static @Nullable Object absentIfEmpty(@Nullable Object operand) {
    boolean empty =
        (operand instanceof Collection<?> elements && elements.isEmpty())
            || (operand instanceof Map<?, ?> entries && entries.isEmpty());
    return empty ? null : operand;
  }

  private static Collection<?> elements(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.values();
    }
    return value instanceof Collection<?> elements ? elements : List.of();
  }

  /** Compares in Java's order, which for a few types differs from the server's. */
  @SuppressWarnings("unchecked")
  private static boolean compared(
      @Nullable Object value, @Nullable Object operand, int from, int to) {
    if (value instanceof Comparable<?> one
        && operand != null
        && operand.getClass() == value.getClass()) {
      int order = Integer.signum(((Comparable<Object>) one).compareTo(operand));
      return from <= order && order <= to;
    }
    return false;
  }
}
