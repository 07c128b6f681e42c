package dev.rowan.spi.schema;

import dev.rowan.spi.value.VectorValueType;

/**
 * A vector: a fixed number of elements, always one value; in a row an unmodifiable {@link
 * java.util.List} of exactly that many elements, none null.
 *
 * @param dimensions the number of elements, from 1 to {@value #MAX_DIMENSIONS}, as in Cassandra 5
 */
public record VectorType(ColumnType element, int dimensions) implements ColumnType {
  /** The largest number of elements: the limit of Cassandra 5 ({@code VectorType} there). */
  public static final int MAX_DIMENSIONS = 8192;

  /** Freezes the element. */
  public VectorType {
    element = element.frozenType();
    if (dimensions < 1 || dimensions > MAX_DIMENSIONS) {
      throw new IllegalArgumentException("a vector of " + dimensions + " dimensions");
    }
  }

  @Override
  public String cql() {
    return "vector<" + element.cql() + ", " + dimensions + ">";
  }

  @Override
  public VectorValueType valueType() {
    return new VectorValueType(cql(), element.valueType(), dimensions);
  }
}
