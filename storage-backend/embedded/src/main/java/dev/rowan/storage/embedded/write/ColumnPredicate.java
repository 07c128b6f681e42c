package dev.rowan.storage.embedded.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.ColumnCondition;
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
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.Arrays;
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
    if (condition.element() == null) {
      return holds(column.type(), value, condition.operator(), condition.operand());
    }
    ColumnType type = elementType(column.type());
    Object element = value == null ? null : element(column.type(), value, condition.element());
    if (column.type() instanceof UserType user) {
      type = user.fields().get(user.indexOf((String) condition.element())).type();
    }
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
    if (operator != Operator.EQ && operator != Operator.NE && !TypeCodecs.of(type).ordered()) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED,
          Map.of("expected", "a condition of equality", "found", operator + " on " + type.cql()),
          null);
    }
    int order = compare(type, left, right);
    return switch (operator) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case LT -> order < 0;
      case LE -> order <= 0;
      case GT -> order > 0;
      case GE -> order >= 0;
      default -> throw new IllegalArgumentException(operator + " does not compare");
    };
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

  private static @Nullable Object element(ColumnType type, Object value, Object element) {
    if (type instanceof MapType map) {
      return entry(map.key(), (Map<?, ?>) value, element);
    }
    if (type instanceof ListType) {
      List<?> list = (List<?>) value;
      int index = (Integer) element;
      return index >= 0 && index < list.size() ? list.get(index) : null;
    }
    if (type instanceof UserType user) {
      return ((TupleValue) value).fields().get(user.indexOf((String) element));
    }
    throw new IllegalArgumentException("a " + type.cql() + " has no elements to name");
  }

  private static @Nullable Object entry(ColumnType keyType, Map<?, ?> map, Object key) {
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      if (compare(keyType, entry.getKey(), key) == 0) {
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
    return elements.stream().anyMatch(element -> compare(type, element, wanted) == 0);
  }

  private static int compare(ColumnType type, Object left, Object right) {
    return Arrays.compareUnsigned(form(type, left), form(type, right));
  }

  /** Types without an order still support equality. */
  private static byte[] form(ColumnType type, Object value) {
    TypeCodec<?> codec = TypeCodecs.of(type);
    ByteSink out = new ByteSink();
    if (codec.ordered()) {
      codec.writeOrdered(value, out);
    } else {
      codec.writeValue(value, out);
    }
    return out.toByteArray();
  }

  private static Object required(@Nullable Object operand) {
    if (operand == null) {
      throw new IllegalArgumentException("a condition without an operand");
    }
    return operand;
  }
}
