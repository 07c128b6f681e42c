package dev.rowan.cql.type;

import dev.rowan.cql.text.Position;
import dev.rowan.cql.text.QualifiedName;

/** A user-defined type, by its name. */
public record UserType(QualifiedName name) implements CqlType {
  @Override
  public Position position() {
    return name.position();
  }

  @Override
  public String toCql() {
    return name.toTypeCql();
  }
}
