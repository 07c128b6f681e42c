package dev.rowan.dao;

import java.util.Optional;

/**
 * The result of a conditional write. Immutable; thread-safe if the row is.
 * <!-- tag: buy -->
 *
 * <pre>{@code
 * Ticket anns = new Ticket(id, "opera", NOON, 40, "ann", free.version());
 * Ticket bobs = new Ticket(id, "opera", NOON, 40, "bob", free.version());
 * Applied<Ticket> first = tickets.change(free, anns); // applied
 * Applied<Ticket> second = tickets.change(free, bobs); // not applied: ann's stands
 * }</pre>
 *
 * @param <T> the entity
 * @param applied whether the row was written
 * @param current if the row was not written, the current row, or empty if no row exists; its static
 *     columns may be null
 */
public record Applied<T>(boolean applied, Optional<T> current) {
  private static final Applied<?> YES = new Applied<>(true, Optional.empty());

  /** Returns the result of a write that was applied. */
  @SuppressWarnings("unchecked") // holds no row
  public static <T> Applied<T> yes() {
    return (Applied<T>) YES;
  }

  /**
   * Returns the result of a write that was not applied, with the current row or empty if no row
   * exists.
   */
  public static <T> Applied<T> no(Optional<T> current) {
    return new Applied<>(false, current);
  }

  /** Returns whether the write was applied, and whether a row existed; never the row itself. */
  @Override
  public String toString() {
    return applied ? "applied" : current.isPresent() ? "not applied: a row exists" : "not applied";
  }
}
