package dev.rowan.cql.type;

import dev.rowan.cql.text.Position;

/** A type whose values are stored as one value: {@code frozen<…>}. */
public record FrozenType(CqlType type, Position position) implements CqlType {
  @Override
  public String toCql() {
    return "frozen<" + type.toCql() + ">";
  }
}
