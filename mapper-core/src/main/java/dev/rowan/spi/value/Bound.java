package dev.rowan.spi.value;

import java.util.List;

/**
 * One end of a range over one or several consecutive clustering columns. Several columns are
 * compared as a tuple, by ascending values, independent of the stored directions.
 *
 * @param values canonical values, not null, at least one
 */
public record Bound(List<Object> values, boolean inclusive) {
  /** Copies the list. */
  public Bound {
    values = List.copyOf(values);
    if (values.isEmpty()) {
      throw new IllegalArgumentException("a bound needs at least one value");
    }
  }

  /** Returns an end of a range over one column. */
  public static Bound of(Object value, boolean inclusive) {
    return new Bound(List.of(value), inclusive);
  }

  /** Returns whether the bound is inclusive; never the values, which may be private. */
  @Override
  public String toString() {
    return inclusive ? "inclusive bound" : "exclusive bound";
  }
}
