package dev.rowan.query;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Some values, one of which a column of a key shall have, in place of one value: the {@code IN} of
 * CQL. Their order has no meaning, and one given twice counts once.
 *
 * @param values canonical, none null; none at all finds nothing
 */
public record AnyOf(List<Object> values) {
  /** Copies the list. */
  public AnyOf {
    values = List.copyOf(values);
  }

  /** Returns these values. */
  public static AnyOf of(Collection<?> values) {
    return new AnyOf(List.copyOf(values));
  }

  /** Returns the numbers from 0 on, so many of them: all shards, for instance. */
  public static AnyOf below(int count) {
    return new AnyOf(IntStream.range(0, count).<Object>mapToObj(number -> number).toList());
  }

  /** Returns how many values there are; never the values, which may be private. */
  @Override
  public String toString() {
    return "any of " + values.size();
  }
}
