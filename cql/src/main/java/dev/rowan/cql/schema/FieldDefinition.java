package dev.rowan.cql.schema;

import dev.rowan.cql.text.Name;
import dev.rowan.cql.text.Node;
import dev.rowan.cql.text.TextPosition;
import dev.rowan.cql.type.CqlType;

/** A field of a user-defined type, or an argument of a function. */
public record FieldDefinition(Name name, CqlType type) implements Node {
  @Override
  public TextPosition position() {
    return name.position();
  }

  @Override
  public String toCql() {
    return name.toCql() + " " + type.toCql();
  }
}
