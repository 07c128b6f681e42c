package dev.rowan.spi.mutation;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.spi.value.ValueType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tests whether a row meets a condition on a column. Values compare in clustering order, so that
 * the decimals 1.0 and 1.00 are equal here, as in Cassandra.
 */
final class ColumnPredicate {
  private ColumnPredicate() {}

  /** Returns whether the condition holds; null stands for a row that does not exist. */
  static boolean holds(TableSchema table, @Nullable Row row, ColumnCondition condition) {
    ColumnSchema column = table.column(condition.column());
    if (column.kind().isKey()) {
      throw new IllegalArgumentException("a condition on key column " + column.name());
    }
    Object value = row == null ? null : row.get(condition.column());
    Object place = condition.element();
    if (place == null) {
      return holds(column.type(), value, condition.operator(), condition.operand());
    }
    Object element = value == null ? null : element(column.type(), value, place);
    ColumnType type =
        column.type() instanceof UserType user
            ? user.fields().get(user.indexOf((String) place)).type()
            : elementType(column.type());
    return holds(type, element, condition.operator(), condition.operand());
  }

  private static boolean holds(
      ColumnType type, @Nullable Object value, Operator operator, @Nullable Object operand) {
    return switch (operator) {
      case EQ, NE, LT, LE, GT, GE -> compares(type, value, operator, operand);
      case IN -> isAny(type, value, (List<?>) required(operand));
      case CONTAINS -> value != null && hasElement(type, value, required(operand));
      case CONTAINS_KEY ->
          value instanceof Map<?, ?> map
              && isIn(((MapType) type).key(), map.keySet(), required(operand));
    };
  }

  private static boolean isAny(ColumnType type, @Nullable Object value, List<?> operands) {
    for (Object operand : operands) {
      if (compares(type, value, Operator.EQ, operand)) {
        return true;
      }
    }
    return false;
  }

  private static boolean compares(
      ColumnType type, @Nullable Object value, Operator operator, @Nullable Object operand) {
    Object left = orEmpty(type, value);
    Object right = orEmpty(type, operand);
    if (left == null || right == null) {
      return operator == (left == right ? Operator.EQ : Operator.NE);
    }
    if (operator == Operator.EQ || operator == Operator.NE) {
      return isSame(type, left, right) == (operator == Operator.EQ);
    }
    ValueType values = type.valueType();
    if (!values.isOrdered()) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("expected", "a condition of equality", "found", operator + " on " + type.cql()),
          null);
    }
    int order = values.order().compare(left, right);
    return switch (operator) {
      case LT -> order < 0;
      case LE -> order <= 0;
      case GT -> order > 0;
      case GE -> order >= 0;
      default -> throw new IllegalArgumentException(operator + " does not compare");
    };
  }

  /** Types without an order still support equality. */
  private static boolean isSame(ColumnType type, Object left, Object right) {
    ValueType values = type.valueType();
    return values.isOrdered()
        ? values.order().compare(left, right) == 0
        : values.encode(left).equals(values.encode(right));
  }

  /** A multi-cell collection without cells is empty, never null. */
  private static @Nullable Object orEmpty(ColumnType type, @Nullable Object value) {
    if (value != null || !type.isMultiCell()) {
      return value;
    }
    if (type instanceof MapType) {
      return Map.of();
    }
    if (type instanceof SetType) {
      return Set.of();
    }
    return type instanceof ListType ? List.of() : null;
  }

  private static ColumnType elementType(ColumnType type) {
    if (type instanceof MapType map) {
      return map.value();
    }
    if (type instanceof ListType list) {
      return list.element();
    }
    return type instanceof SetType set ? set.element() : type;
  }

  private static @Nullable Object element(ColumnType type, Object value, Object place) {
    if (type instanceof MapType map) {
      return entry(map.key(), (Map<?, ?>) value, place);
    }
    if (type instanceof ListType) {
      return at((List<?>) value, (Integer) place);
    }
    if (type instanceof UserType user) {
      return at(((TupleValue) value).fields(), user.indexOf((String) place));
    }
    throw new IllegalArgumentException("a " + type.cql() + " has no elements to name");
  }

  private static @Nullable Object at(List<? extends @Nullable Object> values, int index) {
    return index >= 0 && index < values.size() ? values.get(index) : null;
  }

  private static @Nullable Object entry(ColumnType keyType, Map<?, ?> map, Object key) {
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (isSame(keyType, entry.getKey(), key)) {
        return entry.getValue();
      }
    }
    return null;
  }

  private static boolean hasElement(ColumnType type, Object value, Object element) {
    Collection<?> elements = value instanceof Map<?, ?> map ? map.values() : (Collection<?>) value;
    return isIn(elementType(type), elements, element);
  }

  private static boolean isIn(ColumnType type, Collection<?> elements, Object wanted) {
    return elements.stream().anyMatch(element -> isSame(type, element, wanted));
  }

  private static Object required(@Nullable Object operand) {
    if (operand == null) {
      throw new IllegalArgumentException("a condition without an operand");
    }
    return operand;
  }
}
