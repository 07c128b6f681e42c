package dev.rowan.storage.differential;

import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.UserType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Creates conditions on columns and on their elements, with every operator. */
final class RandomCondition {
  private static final List<Operator> EQUAL = List.of(Operator.EQ, Operator.NE, Operator.IN);
  private static final List<Operator> ORDERED =
      List.of(
          Operator.EQ,
          Operator.NE,
          Operator.IN,
          Operator.LT,
          Operator.LE,
          Operator.GT,
          Operator.GE);

  private RandomCondition() {}

  /** Returns conditions on one or two columns; none if the table has no suitable column. */
  static Optional<Condition> of(TableSchema table, boolean wholeRow, Dice dice) {
    List<Integer> columns = new ArrayList<>();
    for (int i = table.keySize(); i < table.size(); i++) {
      if (wholeRow || table.column(i).kind() == ColumnKind.STATIC) {
        columns.add(i);
      }
    }
    if (columns.isEmpty()) {
      return Optional.empty();
    }
    List<ColumnCondition> conditions = new ArrayList<>();
    for (int i = dice.oneIn(4) ? 2 : 1; i > 0; i--) {
      int column = dice.of(columns);
      ColumnType type = table.column(column).type();
      // For a static column without a row, Cassandra does not see the elements.
      boolean whole = table.column(column).kind() == ColumnKind.STATIC;
      conditions.add(whole ? whole(column, null, type, dice) : on(column, type, dice));
    }
    return Optional.of(new Condition.Matches(conditions));
  }

  private static ColumnCondition on(int column, ColumnType type, Dice dice) {
    if (type instanceof ListType list) {
      return switch (dice.below(3)) {
        case 0 -> element(column, dice.below(3), list.element(), type, dice);
        case 1 -> contains(column, Operator.CONTAINS, list.element(), dice);
        default -> whole(column, null, type, dice);
      };
    }
    if (type instanceof SetType set && dice.coin()) {
      return contains(column, Operator.CONTAINS, set.element(), dice);
    }
    if (type instanceof MapType map) {
      return switch (dice.below(4)) {
        case 0 -> element(column, Domain.value(map.key(), dice), map.value(), type, dice);
        case 1 -> contains(column, Operator.CONTAINS, map.value(), dice);
        case 2 -> contains(column, Operator.CONTAINS_KEY, map.key(), dice);
        default -> whole(column, null, type, dice);
      };
    }
    if (type instanceof UserType user && dice.coin()) {
      UserType.Field field = dice.of(user.fields());
      return element(column, field.name(), field.type(), type, dice);
    }
    return whole(column, null, type, dice);
  }

  /**
   * Returns a condition on an element. It excludes decimals, and maps whose keys have another type
   * than their values: for these Cassandra 5.0.9 may answer with a server error.
   */
  private static ColumnCondition element(
      int column, Object place, ColumnType element, ColumnType type, Dice dice) {
    boolean mixed = type instanceof MapType map && !map.key().equals(map.value());
    return mixed || element == ScalarType.DECIMAL
        ? whole(column, null, type, dice)
        : whole(column, place, element, dice);
  }

  private static ColumnCondition contains(
      int column, Operator operator, ColumnType type, Dice dice) {
    return new ColumnCondition(column, null, operator, Domain.value(type, dice));
  }

  private static ColumnCondition whole(int column, Object place, ColumnType type, Dice dice) {
    boolean ordered = type instanceof ScalarType && type != ScalarType.DURATION;
    Operator operator = dice.of(ordered ? ORDERED : EQUAL);
    if (operator == Operator.IN) {
      return new ColumnCondition(
          column, place, operator, Domain.values(type, dice, dice.between(1, 3)));
    }
    boolean none = (operator == Operator.EQ || operator == Operator.NE) && dice.oneIn(3);
    return new ColumnCondition(column, place, operator, none ? null : Domain.value(type, dice));
  }
}
