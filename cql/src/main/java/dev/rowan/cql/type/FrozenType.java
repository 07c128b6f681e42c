package dev.rowan.cql.type;

import dev.rowan.cql.text.TextPosition;

/** A type whose values are stored as one value: {@code frozen<…>}. */
public record FrozenType(CqlType type, TextPosition position) implements CqlType {
  @Override
  public String toCql() {
    return "frozen<" + type.toCql() + ">";
  }
}
