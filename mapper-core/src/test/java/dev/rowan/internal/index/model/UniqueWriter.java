package dev.rowan.internal.index.model;

import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * A writer.
 *
 * @param wish which of its wishes it is at
 * @param seen the row as it read it
 * @param created whether nobody had reserved the value before
 * @param current the reservation that it met
 * @param owner the row of that, as it read it
 */
record UniqueWriter(
    Next next,
    int wish,
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
    LOOK,
    GIVE_BACK_OLD,
    GIVE_BACK_NEW,
    STOPPED
  }

  UniqueWriter to(Next other) {
    return new UniqueWriter(other, wish, attempt, round, seen, created, current, owner);
  }

  /** With a reservation that it met, and the row of that. */
  UniqueWriter met(@Nullable Row reservation, @Nullable Row ownerOfIt) {
    return new UniqueWriter(
        Next.CONTEST, wish, attempt, round, seen, false, reservation, ownerOfIt);
  }

  UniqueWriter again() {
    return round + 1 == MOST_ROUNDS
        ? to(Next.STOPPED)
        : new UniqueWriter(Next.RESERVE, wish, attempt, round + 1, seen, created, null, null);
  }

  UniqueWriter retry() {
    return attempt + 1 == MOST_ATTEMPTS
        ? done()
        : new UniqueWriter(Next.READ, wish, attempt + 1, 0, null, false, null, null);
  }

  UniqueWriter done() {
    return new UniqueWriter(Next.READ, wish + 1, 0, 0, null, false, null, null);
  }
}
