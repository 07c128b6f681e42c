package dev.rowan.mutation;

import org.jspecify.annotations.Nullable;

/**
 * What must hold of one static or regular column, or of one element of it.
 *
 * <p>{@code EQ} and {@code NE} compare null as a value; an empty collection that is not frozen is
 * null. Against an absent value the order operators never hold; but a collection that is not frozen
 * has no absent value, and is compared as the empty one.
 *
 * @param column the place of the column in its table
 * @param element for one element of a column: the key of a map, the index of a list as {@link
 *     Integer}, the name of a user type's field as {@link String}; else null. An element that is
 *     not there is null
 * @param operand a canonical value; null with {@code EQ} and {@code NE} alone; for {@code IN} a
 *     {@link java.util.List} of values of which some may be null; for {@code CONTAINS} an element,
 *     for {@code CONTAINS_KEY} a key
 */
public record ColumnCondition(
    int column, @Nullable Object element, Operator operator, @Nullable Object operand) {
  /** How a value is compared. */
  public enum Operator {
    /** Equal. */
    EQ,
    /** Not equal. */
    NE,
    /** Before, in the order of the type. */
    LT,
    /** Before or equal. */
    LE,
    /** After. */
    GT,
    /** After or equal. */
    GE,
    /** Equal to one of several. */
    IN,
    /** A list or set has this element, a map this value. */
    CONTAINS,
    /** A map has this key. */
    CONTAINS_KEY
  }

  /** Checks that what needs an operand has one. */
  public ColumnCondition {
    if (operand == null && operator != Operator.EQ && operator != Operator.NE) {
      throw new IllegalArgumentException(operator + " null");
    }
  }

  /** Returns a condition on the whole column. */
  public static ColumnCondition on(int column, Operator operator, @Nullable Object operand) {
    return new ColumnCondition(column, null, operator, operand);
  }

  /** Returns column and operator; never the values, which may be private. */
  @Override
  public String toString() {
    return "column " + column + " " + operator;
  }
}
