package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.async.Loop;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Inserts the entities of a collection, several rows of a partition as one batch if possible, with
 * bounded concurrency. Of two entities with one key, the later one stays. Immutable and
 * thread-safe.
 *
 * @param <E> the entity
 */
final class EntityInserts<E> {
  private final EntityWrites<E> writes;
  private final TableSchema table;

  EntityInserts(EntityWrites<E> writes) {
    this.writes = writes;
    this.table = writes.context().table();
  }

  /**
   * Inserts the entities; nothing if there is none. Completes with the entities as they are stored.
   *
   * @throws RejectedInputException if the collection, an entity or a part of a key is null; nothing
   *     is written then
   */
  CompletionStage<List<E>> insert(
      @Nullable Collection<? extends @Nullable E> entities, Nulls nulls) {
    if (entities == null) {
      throw Attribution.of(writes.method(), writes.context().rejected("entities", "null"));
    }
    return GeneratedEntities.insertAll(writes, entities, each -> insertGenerated(each, nulls));
  }

  private CompletionStage<List<E>> insertGenerated(List<@Nullable E> entities, Nulls nulls) {
    EntityMapping<E> mapping = writes.context().mapping();
    List<E> stored = new ArrayList<>(entities.size());
    List<Upsert> rows = new ArrayList<>(entities.size());
    for (E generated : entities) {
      Row row = writes.written(generated, nulls);
      rows.add(Upsert.insert(table, row));
      stored.add(mapping.withComputed(Objects.requireNonNull(generated), row));
    }
    return EntityCallbacks.afterAll(writes.context().callbacks(), stored, rows, insert(rows))
        .thenApply(applied -> Collections.unmodifiableList(stored));
  }

  private CompletionStage<Boolean> insert(List<Upsert> rows) {
    if (rows.size() < 2) {
      return rows.isEmpty()
          ? CompletableFuture.completedFuture(true)
          : writes.sent(rows.get(0)).thenApply(WriteOutcome::applied);
    }
    RowInserts<E> inserts = RowInserts.of(writes.started());
    CountedWrites counting = new CountedWrites(table.name(), "rows written");
    return Attribution.stage(
        writes.method(),
        counting.forEach(
            sequences(rows, inserts.takesSeveral()), each -> inOrder(each, inserts, counting)));
  }

  /**
   * Returns the requests that have to follow one another: those of a partition where a batch can
   * hold several rows or rows share static columns, otherwise those of a row.
   */
  private List<List<List<Upsert>>> sequences(List<Upsert> rows, boolean takesSeveral) {
    int columns = takesSeveral || table.hasStatics() ? table.partitionKeySize() : table.keySize();
    Map<List<?>, List<Upsert>> byKey = new LinkedHashMap<>();
    for (Upsert row : rows) {
      List<?> key = Arrays.asList(row.row().toArray()).subList(0, columns);
      byKey.computeIfAbsent(key, missing -> new ArrayList<>()).add(row);
    }
    return byKey.values().stream()
        .map(each -> takesSeveral ? RowInserts.requests(each) : single(each))
        .toList();
  }

  private static List<List<Upsert>> single(List<Upsert> rows) {
    return rows.stream().map(List::of).toList();
  }

  private static CompletionStage<Void> inOrder(
      List<List<Upsert>> requests, RowInserts<?> inserts, CountedWrites counting) {
    int[] next = {0};
    return Loop.until(
        () -> {
          if (counting.hasFailed()) {
            return CompletableFuture.completedFuture(true);
          }
          List<Upsert> request = requests.get(next[0]++);
          return counting
              .send(request.size(), () -> inserts.apply(request))
              .thenApply(done -> next[0] == requests.size());
        });
  }
}
