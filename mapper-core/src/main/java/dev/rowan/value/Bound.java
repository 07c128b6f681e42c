package dev.rowan.value;

import java.util.List;

/**
 * One end of a range over one or several clustering columns in a row. Several are compared as a
 * tuple, the first first, in order of their values, whatever the directions in which the columns
 * are stored.
 *
 * @param values canonical, not null, at least one
 */
public record Bound(List<Object> values, boolean inclusive) {
  /** Copies the list. */
  public Bound {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("a bound without values");
    }
  }

  /** Returns an end of a range over one column. */
  public static Bound of(Object value, boolean inclusive) {
    return new Bound(List.of(value), inclusive);
  }

  /** Returns which end it is; never the values, which may be private. */
  @Override
  public String toString() {
    return inclusive ? "inclusive bound" : "exclusive bound";
  }
}
