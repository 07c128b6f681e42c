package dev.rowan.cql.type;

import dev.rowan.cql.text.TextPosition;

/**
 * A scalar type.
 *
 * @param name the name in lower case: {@code int}
 */
public record ScalarType(String name, TextPosition position) implements CqlType {
  @Override
  public String toCql() {
    return name;
  }
}
