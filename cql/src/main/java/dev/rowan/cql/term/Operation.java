package dev.rowan.cql.term;

import dev.rowan.cql.text.TextPosition;

/** An arithmetic operation. */
public record Operation(Operator operator, Term left, Term right) implements Term {
  /** The operators, those that bind less first. */
  public enum Operator {
    /** Addition. */
    ADD("+"),
    /** Subtraction. */
    SUBTRACT("-"),
    /** Multiplication. */
    MULTIPLY("*"),
    /** Division. */
    DIVIDE("/"),
    /** Remainder of a division. */
    REMAINDER("%");

    private final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    /** Returns the operator as CQL. */
    public String symbol() {
      return symbol;
    }

    private boolean isSum() {
      return this == ADD || this == SUBTRACT;
    }
  }

  @Override
  public TextPosition position() {
    return left.position();
  }

  @Override
  public String toCql() {
    return operand(left, false) + " " + operator.symbol() + " " + operand(right, true);
  }

  /** Adds the parentheses without which the text would be another tree. */
  private String operand(Term operand, boolean isRight) {
    if (operand instanceof Operation inner) {
      boolean bindsLess = inner.operator.isSum() && !operator.isSum();
      boolean bindsEqually = inner.operator.isSum() == operator.isSum();
      if (bindsLess || (isRight && bindsEqually)) {
        return "(" + operand.toCql() + ")";
      }
    }
    return operand.toCql();
  }
}
