package dev.rowan.cql.term;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import java.util.List;

/** A value of a user-defined type: {@code {street: 'Main', number: 1}}. */
public record UserTypeTerm(List<Field> fields, TextPosition position) implements Term {
  /** A field with its value. */
  public record Field(Name name, Term value) implements Node {
    @Override
    public TextPosition position() {
      return name.position();
    }

    @Override
    public String toCql() {
      return name.toCql() + ": " + value.toCql();
    }
  }

  /** Copies the fields. */
  public UserTypeTerm {
    fields = List.copyOf(fields);
  }

  @Override
  public String toCql() {
    return "{" + Quoting.join(fields, ", ", Node::toCql) + "}";
  }
}
