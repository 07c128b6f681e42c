package dev.rowan.dao;

import java.util.List;

/**
 * The result of a batch of writes with conditions, which {@link dev.rowan.Rowan#commitIf} executes.
 * Immutable; thread-safe if the rows are.
 * <!-- tag: api-commit-if -->
 *
 * <pre>{@code
 * AppliedBatch<Booking> both =
 *     rowan.commitIf(
 *         Booking.class,
 *         bookings.booking(new Booking(show, 7, "ann")),
 *         bookings.booking(new Booking(show, 8, "bob")));
 * }</pre>
 *
 * @param <E> the entity
 * @param applied whether the batch was written: all of it, or nothing
 * @param current if the batch was not written, the rows whose keys the writes with a condition
 *     have, in the order of these writes, also the rows that met their condition. A row that does
 *     not exist is left out, and so is a write of static columns alone. Empty if the batch was
 *     written
 */
public record AppliedBatch<E>(boolean applied, List<E> current) {
  private static final AppliedBatch<?> YES = new AppliedBatch<>(true, List.of());

  /** Copies the list. */
  public AppliedBatch {
    current = List.copyOf(current);
  }

  /** Returns the result of a batch that was applied. */
  @SuppressWarnings("unchecked") // holds no row
  public static <E> AppliedBatch<E> yes() {
    return (AppliedBatch<E>) YES;
  }

  /** Returns the result of a batch that was not applied, with the rows that exist. */
  public static <E> AppliedBatch<E> no(List<E> current) {
    return new AppliedBatch<>(false, current);
  }

  /** Returns whether the batch was applied, and how many rows exist; never the rows. */
  @Override
  public String toString() {
    return applied ? "applied" : "not applied: " + current.size() + " rows exist";
  }
}
