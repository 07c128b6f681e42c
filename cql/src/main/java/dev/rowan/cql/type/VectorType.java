package dev.rowan.cql.type;

import dev.rowan.cql.text.TextPosition;

/**
 * A vector.
 *
 * @param dimension the number of elements; the server refuses numbers below 1, the parser does not
 */
public record VectorType(CqlType element, int dimension, TextPosition position) implements CqlType {
  @Override
  public String toCql() {
    return "vector<" + element.toCql() + ", " + dimension + ">";
  }
}
