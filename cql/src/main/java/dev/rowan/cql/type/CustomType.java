package dev.rowan.cql.type;

import dev.rowan.cql.internal.text.Quoting;
import dev.rowan.cql.text.TextPosition;

/**
 * A type by the name of its class in the server. The parser does not check whether the server has
 * this class.
 */
public record CustomType(String className, TextPosition position) implements CqlType {
  @Override
  public String toCql() {
    return Quoting.string(className);
  }
}
