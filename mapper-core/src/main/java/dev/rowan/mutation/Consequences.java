package dev.rowan.mutation;

import dev.rowan.value.RemainingTtl;
import dev.rowan.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What else must be written because a row changed: a pure function, which a backend with {@link
 * dev.rowan.backend.Capabilities#isolatedUpkeep()} calls while nobody else can write the row.
 *
 * <p>It may be called several times for one write, from any thread. It must not block, nor call the
 * backend. What it returns is applied in the same atomic unit, in the order of the unit's changes,
 * and has no consequences of its own. An upsert may have the condition {@link
 * Condition#IF_NOT_EXISTS}, which is tested against what those before it left: if it does not hold,
 * nothing of the unit is written, and the outcome is {@link WriteOutcome#refusedBy}. An upsert or a
 * delete may have one that {@link Condition.Matches}, tested likewise: if that does not hold, this
 * mutation alone is left out. There are no other conditions.
 */
@FunctionalInterface
public interface Consequences {
  /** Nothing follows. */
  Consequences NONE = (before, after) -> List.of();

  /**
   * Returns what follows from a change of one row. An upsert of a row asks also where it changes
   * nothing: both rows are then equal.
   *
   * @param before the row as it was, all columns as a reader would see them, or null if there was
   *     none
   * @param after the row as it will be, or null if it will be gone
   */
  List<Mutation> of(@Nullable Row before, @Nullable Row after);

  /**
   * Returns the same where something of the row expires: what follows is to live exactly as long as
   * what it follows from.
   *
   * @param lived for how long the row before would have lived on
   * @param lives for how long the row after will, seen from the second of the write
   */
  default List<Mutation> of(
      @Nullable Row before, RemainingTtl lived, @Nullable Row after, RemainingTtl lives) {
    return of(before, after);
  }

  /**
   * Returns what is written instead of an upsert of a row: the same columns, each for as long as it
   * is to live; and of those that it leaves as they are some for another life.
   *
   * @param upsert of a row and maybe static columns, whose condition holds
   * @param before the row as it is, or null if there is none
   * @param lives for how long it lives on
   * @return upserts of the same row, at least one
   */
  default List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl lives) {
    return List.of(upsert);
  }
}
