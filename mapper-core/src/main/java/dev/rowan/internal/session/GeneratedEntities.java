package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
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
 * null; the insert refuses it. Without an object for each call: every insert comes here.
 */
public final class GeneratedEntities {
  private GeneratedEntities() {}

  /** Inserts an entity with its generated values. */
  public static <E, T> CompletionStage<T> insert(
      EntityWrites<E> writes, @Nullable E entity, Nulls nulls, EntityCall<E, T> insert) {
    return needsNumber(writes, entity)
        ? numbers(writes, 1)
            .thenCompose(numbers -> insert.of(writes, generated(writes, entity, numbers[0]), nulls))
        : insert.of(writes, generated(writes, entity), nulls);
  }

  /** Inserts entities with their generated values. */
  static <E, T> CompletionStage<T> insertAll(
      EntityWrites<E> writes,
      Collection<? extends @Nullable E> entities,
      Function<List<@Nullable E>, CompletionStage<T>> insert) {
    int missing = (int) entities.stream().filter(each -> needsNumber(writes, each)).count();
    return missing == 0
        ? insert.apply(generated(writes, entities, new long[0]))
        : numbers(writes, missing)
            .thenCompose(numbers -> insert.apply(generated(writes, entities, numbers)));
  }

  /**
   * Returns an entity with its generated values. The calling thread waits if numbers of a sequence
   * must be reserved first.
   */
  public static <E> @Nullable E now(EntityWrites<E> writes, @Nullable E entity) {
    return needsNumber(writes, entity)
        ? generated(writes, entity, writes.context().await().read(numbers(writes, 1))[0])
        : generated(writes, entity);
  }

  private static <E> boolean needsNumber(EntityWrites<E> writes, @Nullable E entity) {
    return entity != null && writes.context().mapping().needsNumber(entity);
  }

  private static <E> CompletionStage<long[]> numbers(EntityWrites<E> writes, int count) {
    EntityContext<E> context = writes.context();
    NumberSequence sequence = Objects.requireNonNull(context.mapping().sequence());
    return Attribution.stage(
        writes.method(),
        context.session().writers().numbers().take(sequence, count, writes.options().call()));
  }

  private static <E> List<@Nullable E> generated(
      EntityWrites<E> writes, Collection<? extends @Nullable E> entities, long[] numbers) {
    List<@Nullable E> generated = new ArrayList<>(entities.size());
    int used = 0;
    for (E entity : entities) {
      generated.add(
          needsNumber(writes, entity)
              ? generated(writes, entity, numbers[used++])
              : generated(writes, entity));
    }
    return generated;
  }

  private static <E> @Nullable E generated(EntityWrites<E> writes, @Nullable E entity) {
    EntityMapping<E> mapping = writes.context().mapping();
    return entity == null ? null : writes.beforeWrite(mapping.generated(entity));
  }

  private static <E> @Nullable E generated(
      EntityWrites<E> writes, @Nullable E entity, long number) {
    EntityMapping<E> mapping = writes.context().mapping();
    return entity == null ? null : generated(writes, mapping.numbered(entity, number));
  }
}
