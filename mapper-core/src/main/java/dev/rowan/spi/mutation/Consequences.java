package dev.rowan.spi.mutation;

import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes the mutations of derived tables that follow from the change of one row. A backend with
 * {@link dev.rowan.spi.backend.Capability#INDEX_MAINTENANCE} calls this pure function while it
 * holds the lock of the row.
 *
 * <p>The function may be called several times for one write, from any thread. The function must
 * neither block nor call the backend. The returned mutations are applied in the same atomic batch,
 * in the order of the batch's changes, and have no consequences. A {@link DeleteRange} deletes the
 * rows that are there when it is applied.
 *
 * <p>An upsert may have the condition {@link Condition#IF_NOT_EXISTS}, which is checked after the
 * preceding mutations. If it fails, nothing of the batch is written, and the outcome is {@link
 * WriteOutcome#refusedBy}. An upsert or a delete may have a {@link Condition.Matches}, which is
 * checked in the same way. If it fails, only this mutation is skipped. Other conditions are not
 * allowed.
 */
@FunctionalInterface
public interface Consequences {
  /** No consequences. */
  Consequences NONE = (before, after) -> List.of();

  /**
   * Returns the consequences of a change of one row. Also called for an upsert that changes
   * nothing; both rows are then equal.
   *
   * @param before the previous row as a reader would see it, with all columns; null if it did not
   *     exist
   * @param after the new row, or null if it is deleted
   */
  List<Mutation> of(@Nullable Row before, @Nullable Row after);

  /**
   * Returns the consequences of a change of a row with expiring values. A consequence must expire
   * together with the value it follows from.
   *
   * @param expirationBefore the remaining TTLs of the previous row
   * @param expiration the remaining TTLs of the new row, at the second of the write
   */
  default List<Mutation> of(
      @Nullable Row before,
      RemainingTtl expirationBefore,
      @Nullable Row after,
      RemainingTtl expiration) {
    return of(before, after);
  }

  /**
   * Returns the writes to execute in place of an upsert of a row. They write the same columns, each
   * with its TTL. They may also rewrite unchanged columns with another TTL.
   *
   * @param upsert an upsert of a row, possibly with static columns, whose condition holds
   * @param before the current row, or null if it does not exist
   * @param expiration the remaining TTLs of the row after the write
   * @return upserts of the same row, at least one
   */
  default List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    return List.of(upsert);
  }
}
