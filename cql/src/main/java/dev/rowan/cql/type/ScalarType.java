package dev.rowan.cql.type;

import dev.rowan.cql.text.Position;

/**
 * A scalar type.
 *
 * @param name the name in lower case: {@code int}
 */
public record ScalarType(String name, Position position) implements CqlType {
  @Override
  public String toCql() {
    return name;
  }
}
