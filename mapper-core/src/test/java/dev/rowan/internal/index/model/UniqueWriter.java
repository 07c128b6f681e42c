package dev.rowan.internal.index.model;

import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * A writer.
 *
 * @param request the number of its request
 * @param seen the row as it read it
 * @param created whether the value was not reserved before
 * @param current the reservation that it met
 * @param owner the row of that, as it read it
 */
record UniqueWriter(
    Next next,
    int request,
    int attempt,
    int round,
    @Nullable Row seen,
    boolean created,
    @Nullable Row current,
    @Nullable Row owner) {
  static final long MOST_ATTEMPTS = 2;
  private static final int MOST_ROUNDS = 3;

  /** What a writer does next. */
  enum Next {
    READ,
    RESERVE,
    CONTEST,
    FENCE,
    TAKE_OVER,
    COMMIT,
    READ_OUTCOME,
    GIVE_BACK_OLD,
    GIVE_BACK_NEW,
    STOPPED
  }

  UniqueWriter to(Next other) {
    return new UniqueWriter(other, request, attempt, round, seen, created, current, owner);
  }

  /** With a reservation that it met, and the row of that. */
  UniqueWriter met(@Nullable Row reservation, @Nullable Row ownerOfIt) {
    return new UniqueWriter(
        Next.CONTEST, request, attempt, round, seen, false, reservation, ownerOfIt);
  }

  UniqueWriter again() {
    return round + 1 == MOST_ROUNDS
        ? to(Next.STOPPED)
        : new UniqueWriter(Next.RESERVE, request, attempt, round + 1, seen, created, null, null);
  }

  UniqueWriter retry() {
    return attempt + 1 == MOST_ATTEMPTS
        ? done()
        : new UniqueWriter(Next.READ, request, attempt + 1, 0, null, false, null, null);
  }

  UniqueWriter done() {
    return new UniqueWriter(Next.READ, request + 1, 0, 0, null, false, null, null);
  }
}
