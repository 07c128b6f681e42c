package dev.rowan.query;

import java.util.Optional;

/**
 * What became of a write under a condition. Immutable; thread-safe if the row is.
 *
 * @param <T> the entity
 * @param applied whether the row was written
 * @param standing where it was not, the row that stood there, if there was one; its static columns
 *     may be left out as null
 */
public record Applied<T>(boolean applied, Optional<T> standing) {
  private static final Applied<?> YES = new Applied<>(true, Optional.empty());

  /** Returns that the row was written. */
  @SuppressWarnings("unchecked") // holds no row
  public static <T> Applied<T> yes() {
    return (Applied<T>) YES;
  }

  /** Returns that the row was not written, as this one, or none, stood there. */
  public static <T> Applied<T> no(Optional<T> standing) {
    return new Applied<>(false, standing);
  }

  /** Returns whether it was written, and whether a row stood there; never the row itself. */
  @Override
  public String toString() {
    return applied ? "applied" : standing.isPresent() ? "not applied: a row stands" : "not applied";
  }
}
