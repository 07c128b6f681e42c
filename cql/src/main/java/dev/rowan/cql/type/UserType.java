package dev.rowan.cql.type;

import dev.rowan.cql.text.QualifiedName;
import dev.rowan.cql.text.TextPosition;

/** A user-defined type, by its name. */
public record UserType(QualifiedName name) implements CqlType {
  @Override
  public TextPosition position() {
    return name.position();
  }

  @Override
  public String toCql() {
    return name.toTypeCql();
  }
}
