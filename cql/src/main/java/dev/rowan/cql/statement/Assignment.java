package dev.rowan.cql.statement;

import dev.rowan.cql.term.Term;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;

/** An assignment of UPDATE. */
public record Assignment(ColumnPath target, Kind kind, Term value) implements Node {
  /** What happens to the target. */
  public enum Kind {
    /** It gets the value: {@code a = v}. */
    SET,
    /** The value is added or appended: {@code a = a + v}. */
    ADD,
    /** The value is subtracted or removed: {@code a = a - v}. */
    SUBTRACT,
    /** The value is prepended: {@code a = v + a}. */
    PREPEND
  }

  @Override
  public TextPosition position() {
    return target.position();
  }

  @Override
  public String toCql() {
    String name = target.toCql();
    return switch (kind) {
      case SET -> name + " = " + value.toCql();
      case ADD -> name + " += " + value.toCql();
      case SUBTRACT -> name + " -= " + value.toCql();
      case PREPEND -> name + " = " + value.toCql() + " + " + name;
    };
  }
}
