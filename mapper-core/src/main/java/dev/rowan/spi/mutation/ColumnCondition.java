package dev.rowan.spi.mutation;

import org.jspecify.annotations.Nullable;

/**
 * A condition on one static or regular column, or on one element of the column.
 *
 * <p>{@code EQ} and {@code NE} treat null as a value; an empty collection that is not frozen is
 * null. The order operators never hold for a null value. But a collection that is not frozen is
 * compared as an empty collection if it is null.
 *
 * @param column the index of the column in its table
 * @param element for a condition on one element: the key of a map, the index of a list as {@link
 *     Integer}, or the name of a field of a user-defined type as {@link String}; else null. A
 *     missing element counts as null
 * @param operand a canonical value. Null is allowed only for {@code EQ} and {@code NE}. For {@code
 *     IN} a {@link java.util.List} of values, which may contain null; for {@code CONTAINS} an
 *     element; for {@code CONTAINS_KEY} a key
 */
public record ColumnCondition(
    int column, @Nullable Object element, Operator operator, @Nullable Object operand) {
  /** The comparison operators of CQL. */
  public enum Operator {
    /** Equal. */
    EQ,
    /** Not equal. */
    NE,
    /** Less than, in the order of the type. */
    LT,
    /** Less than or equal. */
    LE,
    /** Greater than. */
    GT,
    /** Greater than or equal. */
    GE,
    /** Equal to one of several values. */
    IN,
    /** The list or set contains the element, or the map contains the value. */
    CONTAINS,
    /** The map contains the key. */
    CONTAINS_KEY
  }

  /** Checks that an operator that needs an operand has one. */
  public ColumnCondition {
    if (operand == null && operator != Operator.EQ && operator != Operator.NE) {
      throw new IllegalArgumentException(operator + " null");
    }
  }

  /** Returns a condition on the whole column. */
  public static ColumnCondition on(int column, Operator operator, @Nullable Object operand) {
    return new ColumnCondition(column, null, operator, operand);
  }

  /** Returns the column and the operator; never the values, which may be private. */
  @Override
  public String toString() {
    return "column " + column + " " + operator;
  }
}
