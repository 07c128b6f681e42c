package dev.rowan.cql.term;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.TextPosition;

/** A field of a value of a user-defined type. */
public record FieldTerm(Term receiver, Name field) implements Term {
  @Override
  public TextPosition position() {
    return receiver.position();
  }

  @Override
  public String toCql() {
    // Without the space, the dot would belong to a number.
    String dot = endsWithLiteral(receiver) ? " ." : ".";
    return receiver.toCql() + dot + field.toCql();
  }

  private static boolean endsWithLiteral(Term term) {
    return term instanceof Literal
        || (term instanceof TypeHint hint && endsWithLiteral(hint.term()));
  }
}
