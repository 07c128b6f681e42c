package dev.rowan.spi.query;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A set of values in place of one value of a key column: the {@code IN} of CQL. For generated code.
 * The order of the values has no meaning, and duplicates count once.
 *
 * @param values canonical values, not null; an empty list matches no row
 */
public record AnyOf(List<Object> values) {
  /** Copies the list. */
  public AnyOf {
    values = List.copyOf(values);
  }

  /** Returns a set of these values. */
  public static AnyOf of(Collection<?> values) {
    return new AnyOf(List.copyOf(values));
  }

  /** Returns the integers from 0 to {@code count - 1}; for example all shards. */
  public static AnyOf below(int count) {
    return new AnyOf(IntStream.range(0, count).<Object>mapToObj(number -> number).toList());
  }

  /** Returns the number of values; never the values, which may be private. */
  @Override
  public String toString() {
    return "any of " + values.size();
  }
}
