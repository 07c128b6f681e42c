package dev.rowan.internal.session;

import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.NumberSequence;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Gives entities the values that an insert generates. An entity goes in, and the entity as it is to
 * be stored comes out: at once, unless numbers of a sequence must be reserved first. Null stays
 * null; the insert refuses it. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class GeneratedEntities<E> {
  private final EntityWrites<E> writes;
  private final EntityMapping<E> mapping;

  GeneratedEntities(EntityWrites<E> writes) {
    this.writes = writes;
    this.mapping = writes.context().mapping();
  }

  /** Inserts an entity with its generated values. */
  public <T> CompletionStage<T> insert(
      @Nullable E entity, Function<@Nullable E, CompletionStage<T>> insert) {
    return needsNumber(entity)
        ? numbers(1).thenCompose(numbers -> insert.apply(generated(entity, numbers[0])))
        : insert.apply(generated(entity));
  }

  /** Inserts entities with their generated values. */
  <T> CompletionStage<T> insertAll(
      Collection<? extends @Nullable E> entities,
      Function<List<@Nullable E>, CompletionStage<T>> insert) {
    int missing = (int) entities.stream().filter(this::needsNumber).count();
    return missing == 0
        ? insert.apply(generated(entities, new long[0]))
        : numbers(missing).thenCompose(numbers -> insert.apply(generated(entities, numbers)));
  }

  /**
   * Returns an entity with its generated values. The calling thread waits if numbers of a sequence
   * must be reserved first.
   */
  public @Nullable E now(@Nullable E entity) {
    return needsNumber(entity)
        ? generated(entity, writes.context().await().read(numbers(1))[0])
        : generated(entity);
  }

  private boolean needsNumber(@Nullable E entity) {
    return entity != null && mapping.needsNumber(entity);
  }

  private CompletionStage<long[]> numbers(int count) {
    NumberSequence sequence = Objects.requireNonNull(mapping.sequence());
    return Attribution.stage(
        writes.method(),
        writes
            .context()
            .session()
            .writers()
            .numbers()
            .take(sequence, count, writes.options().call()));
  }

  private List<@Nullable E> generated(Collection<? extends @Nullable E> entities, long[] numbers) {
    List<@Nullable E> generated = new ArrayList<>(entities.size());
    int used = 0;
    for (E entity : entities) {
      generated.add(needsNumber(entity) ? generated(entity, numbers[used++]) : generated(entity));
    }
    return generated;
  }

  private @Nullable E generated(@Nullable E entity) {
    return entity == null ? null : writes.beforeWrite(mapping.generated(entity));
  }

  private @Nullable E generated(@Nullable E entity, long number) {
    return entity == null ? null : generated(mapping.numbered(entity, number));
  }
}
