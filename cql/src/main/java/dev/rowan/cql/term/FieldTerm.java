package dev.rowan.cql.term;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Position;

/** A field of a value of a user-defined type. */
public record FieldTerm(Term receiver, Name field) implements Term {
  @Override
  public Position position() {
    return receiver.position();
  }

  @Override
  public String toCql() {
    return receiver.toCql() + "." + field.toCql();
  }
}
