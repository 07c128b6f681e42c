package dev.rowan.storage.cassandra.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.UserType;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The {@code IF} clause. */
final class ConditionClause {
  private ConditionClause() {}

  /** Adds a condition, if there is one. */
  static void add(StatementDraft statement, CqlTable table, Condition condition) {
    if (condition == Condition.NONE) {
      return;
    }
    statement.notIdempotent();
    if (condition == Condition.IF_EXISTS) {
      statement.add(" IF EXISTS");
    } else if (condition == Condition.IF_NOT_EXISTS) {
      statement.add(" IF NOT EXISTS");
    } else {
      String before = " IF ";
      for (ColumnCondition column : ((Condition.Matches) condition).columns()) {
        add(statement.add(before), table.column(column.column()), column);
        before = " AND ";
      }
    }
  }

  /**
   * Returns whether the condition reads a column of the row itself, as opposed to a static column.
   */
  static boolean asksTheRow(CqlTable table, Condition condition) {
    return condition instanceof Condition.Matches matches
        && matches.columns().stream()
            .anyMatch(c -> table.column(c.column()).kind() == ColumnKind.REGULAR);
  }

  private static void add(StatementDraft statement, CqlColumn column, ColumnCondition condition) {
    @Nullable WireCodec codec = subject(statement, column, condition);
    statement.add(operator(condition.operator()));
    if (condition.operator() != Operator.IN) {
      statement.bind(encoded(column, codec, condition.operator(), condition.operand()));
      return;
    }
    String before = "(";
    for (Object each : (List<?>) require(condition.operand())) {
      statement.add(before).bind(encoded(column, codec, Operator.EQ, each));
      before = ", ";
    }
    statement.add(before.equals("(") ? "()" : ")");
  }

  /** Adds the compared column or element, and returns the codec of the operand. */
  private static @Nullable WireCodec subject(
      StatementDraft statement, CqlColumn column, ColumnCondition condition) {
    statement.add(column.name());
    Object element = condition.element();
    if (element == null) {
      return switch (condition.operator()) {
        case CONTAINS -> part(column, column.parts().element());
        case CONTAINS_KEY -> part(column, column.parts().key());
        default -> null;
      };
    }
    if (column.type() instanceof UserType type) {
      statement.add(".").add(CqlNames.quoted(String.valueOf(element)));
      return WireCodecs.of(type.fields().get(type.indexOf(String.valueOf(element))).type());
    }
    WireCodec key = part(column, column.parts().key());
    statement.add("[").bind(column.encode(key, element)).add("]");
    return part(column, column.parts().element());
  }

  private static @Nullable ByteBuffer encoded(
      CqlColumn column, @Nullable WireCodec part, Operator operator, @Nullable Object value) {
    if (part != null && value != null) {
      return column.encode(part, value);
    }
    boolean ordered = operator != Operator.EQ && operator != Operator.NE;
    return ordered && value != null ? column.encodeWhole(value) : column.encode(value);
  }

  private static String operator(Operator operator) {
    return switch (operator) {
      case EQ -> " = ";
      case NE -> " != ";
      case LT -> " < ";
      case LE -> " <= ";
      case GT -> " > ";
      case GE -> " >= ";
      case IN -> " IN ";
      case CONTAINS -> " CONTAINS ";
      case CONTAINS_KEY -> " CONTAINS KEY ";
    };
  }

  private static WireCodec part(CqlColumn column, @Nullable WireCodec codec) {
    if (codec == null) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("condition on a part of", column.type().cql()), null);
    }
    return codec;
  }

  private static Object require(@Nullable Object operand) {
    if (operand == null) {
      throw new RejectedInputException(ErrorCode.VALUE_REJECTED, Map.of("operand", "null"), null);
    }
    return operand;
  }
}
