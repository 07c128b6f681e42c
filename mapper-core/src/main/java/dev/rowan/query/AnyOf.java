package dev.rowan.query;

import java.util.Collection;
import java.util.List;

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

  /** Returns how many values there are; never the values, which may be private. */
  @Override
  public String toString() {
    return "any of " + values.size();
  }
}
