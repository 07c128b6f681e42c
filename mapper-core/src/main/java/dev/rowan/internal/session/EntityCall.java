package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * One kind of write of an entity. Entity and writes are arguments, so that one object serves all
 * calls.
 *
 * @param <E> the entity
 * @param <T> what the write completes with
 */
@FunctionalInterface
public interface EntityCall<E, T> {
  /**
   * Writes an entity.
   *
   * @param writes with the options of the call
   * @param entity null if the caller gave null, which the write refuses
   * @param nulls what null properties do to their columns
   */
  CompletionStage<T> of(EntityWrites<E> writes, @Nullable E entity, Nulls nulls);
}
