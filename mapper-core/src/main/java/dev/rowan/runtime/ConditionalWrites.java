package dev.rowan.runtime;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.internal.session.Attribution;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.GeneratedEntities;
import dev.rowan.internal.session.TrackedSave;
import dev.rowan.internal.write.RowReader;
import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.RowDifference;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The conditional writes of one entity. The condition is that the row exists, or does not, that its
 * columns are unchanged, or that its version is the one that was read. Immutable and thread-safe.
 *
 * @param <E> the entity
 * @param <R> the result of a write
 */
public final class ConditionalWrites<E, R> {
  private final EntityWrites<E> writes;
  private final EntityContext<E> context;
  private final Result<R> result;
  private final ConditionalMutations mutations;

  /** Makes the result of a write from its outcome. */
  @FunctionalInterface
  private interface Result<R> {
    CompletionStage<R> of(EntityWrites<?> writes, Mutation mutation, WriteOutcome outcome);
  }

  private ConditionalWrites(
      EntityWrites<E> writes, Result<R> result, List<ColumnCondition> onlyIf) {
    this.writes = writes;
    this.context = writes.context();
    this.result = result;
    this.mutations = new ConditionalMutations(writes, onlyIf);
  }

  /**
   * Returns writes that also need these conditions on columns. Updates and deletes then do not need
   * that the row exists: a row that does not exist has null in all columns.
   */
  public ConditionalWrites<E, R> onlyIf(RowConditions conditions) {
    return new ConditionalWrites<>(writes, result, conditions.all());
  }

  /** Returns writes that complete with whether they were applied. */
  static <E> ConditionalWrites<E, Boolean> returningApplied(EntityWrites<E> writes) {
    return new ConditionalWrites<>(
        writes,
        (call, mutation, outcome) -> CompletableFuture.completedFuture(outcome.applied()),
        List.of());
  }

  /** Returns writes that complete with the current row if they were not applied. */
  static <E> ConditionalWrites<E, Applied<E>> returningCurrentRow(EntityWrites<E> writes) {
    return new ConditionalWrites<>(
        writes,
        (call, mutation, outcome) ->
            applied(writes.context(), call.options().call(), mutation, outcome),
        List.of());
  }

  /** Returns writes that fail if they were not applied. */
  static <E> ConditionalWrites<E, Boolean> orThrow(EntityWrites<E> writes) {
    return new ConditionalWrites<>(
        writes,
        (call, mutation, outcome) ->
            outcome.applied()
                ? CompletableFuture.completedFuture(true)
                : CompletableFuture.failedFuture(
                    Attribution.of(writes.method(), stale(mutation, outcome))),
        List.of());
  }

  /**
   * Returns the current row of a write that was not applied; null if none exists. The static
   * columns of a partition without the row are no row.
   */
  private static @Nullable Row current(Mutation mutation, WriteOutcome outcome) {
    Row current = outcome.current();
    return current == null || mutation.table().isStaticOnly(current) ? null : current;
  }

  private static StaleVersionException stale(Mutation mutation, WriteOutcome outcome) {
    boolean insert = mutation.condition() == Condition.IF_NOT_EXISTS;
    String row =
        insert
            ? "exists"
            : current(mutation, outcome) == null ? "does not exist" : "has another version";
    return new StaleVersionException(Map.of("table", mutation.table().name(), "row", row));
  }

  /** Returns the current row; if the outcome holds only some of its columns, reads all of them. */
  private static <E> CompletionStage<Applied<E>> applied(
      EntityContext<E> context, CallOptions call, Mutation mutation, WriteOutcome outcome) {
    TableSchema table = context.table();
    Row current = current(mutation, outcome);
    if (outcome.applied()) {
      return CompletableFuture.completedFuture(Applied.yes());
    }
    boolean part =
        mutation.condition() instanceof Condition.Matches matches
            && !namesAll(matches, table)
            && !context.tables().maintenance().isSerial();
    if (current == null || !part) {
      return CompletableFuture.completedFuture(
          Applied.no(Optional.ofNullable(current).map(context::read)));
    }
    Consistency serial = call.serialConsistency();
    return new RowReader(context.session().backend(), context.tables())
        .readUntimed(current, call.withConsistency(serial == null ? Consistency.SERIAL : serial))
        .thenApply(
            found -> Applied.no(Optional.ofNullable(found.state().row()).map(context::read)));
  }

  /** Returns whether the outcome of conditions on columns holds all columns of the row itself. */
  private static boolean namesAll(Condition.Matches matches, TableSchema table) {
    return IntStream.range(table.keySize(), table.size())
        .filter(column -> table.column(column).kind() == ColumnKind.REGULAR)
        .allMatch(column -> matches.columns().stream().anyMatch(each -> each.column() == column));
  }

  /** Writes an entity if its row does not exist; a versioned entity gets the first version. */
  public CompletionStage<R> insertIfNotExists(@Nullable E entity, Nulls nulls) {
    return call(call -> call.inserted(entity, nulls));
  }

  private CompletionStage<R> inserted(@Nullable E entity, Nulls nulls) {
    return GeneratedEntities.insert(
        writes, entity, nulls, (call, each, how) -> about(each).inserted(call.written(each, how)));
  }

  private ConditionalWrites<E, R> about(@Nullable E entity) {
    return new ConditionalWrites<>(writes.about(entity), result, mutations.onlyIf());
  }

  /** Writes a row with the columns that it sets, if the row does not exist. */
  public CompletionStage<R> insertIfNotExists(Row row) {
    return call(call -> call.inserted(call.writes.beforeChange(row)));
  }

  private CompletionStage<R> inserted(Row row) {
    return conditional(mutations.insert(row));
  }

  /** Makes one call, which listeners observe. */
  private CompletionStage<R> call(Function<ConditionalWrites<E, R>, CompletionStage<R>> writing) {
    return writes.call(
        call ->
            writing.apply(
                call == writes ? this : new ConditionalWrites<>(call, result, mutations.onlyIf())));
  }

  /** Writes the columns of an entity if its row exists, or meets the conditions on columns. */
  public CompletionStage<R> update(@Nullable E entity, Nulls nulls) {
    return call(call -> call.updated(entity, nulls));
  }

  private CompletionStage<R> updated(@Nullable E entity, Nulls nulls) {
    E written = writes.beforeWrite(entity);
    TrackedSave save = TrackedSave.of(context, written);
    return save == null
        ? about(written).updated(writes.written(written, nulls))
        : about(written).saved(save, mutations.update(save.row()));
  }

  private CompletionStage<R> saved(TrackedSave save, Upsert update) {
    return writes
        .notified(update, save.outcome(() -> writes.sent(update)))
        .thenCompose(outcome -> result.of(writes, update, outcome));
  }

  /** Writes the columns that the row sets if it exists, or meets the conditions on columns. */
  public CompletionStage<R> update(Row row) {
    return call(call -> call.updated(call.writes.beforeChange(row)));
  }

  private CompletionStage<R> updated(Row row) {
    return conditional(mutations.update(row));
  }

  /**
   * Writes the changes of a patch if its row exists, or meets the conditions on columns; an empty
   * patch counts as applied.
   */
  public CompletionStage<R> update(@Nullable EntityPatch<E> patch) {
    return call(call -> call.updated(patch));
  }

  private CompletionStage<R> updated(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = writes.required(patch);
    return given.isEmpty() ? unchanged(given) : updated(writes.beforeChange(given.row()));
  }

  /** Deletes the row of an entity if it exists, or meets the conditions on columns. */
  public CompletionStage<R> delete(@Nullable E entity) {
    return call(call -> call.deleted(entity));
  }

  private CompletionStage<R> deleted(@Nullable E entity) {
    return conditional(mutations.delete(writes.written(entity, Nulls.DELETE)));
  }

  /** Deletes the row of a whole key if it exists, or meets the conditions on columns. */
  public CompletionStage<R> deleteByKey(Object... key) {
    return call(call -> call.conditional(call.mutations.delete(context.keyRow(key))));
  }

  /**
   * Writes the columns of an entity if its row has the entity's version, and increments it.
   *
   * @throws RejectedInputException if the entity has no version
   */
  public CompletionStage<R> updateVersion(@Nullable E entity, Nulls nulls) {
    return call(call -> call.versionUpdated(entity, nulls));
  }

  private CompletionStage<R> versionUpdated(@Nullable E entity, Nulls nulls) {
    E written = writes.beforeWrite(entity);
    TrackedSave save = TrackedSave.of(context, written);
    return save == null
        ? about(written).versionUpdated(writes.written(written, nulls))
        : about(written).saved(save, mutations.updateVersion(save.row()));
  }

  /**
   * Writes the columns that the row sets if the current row has its version, and increments it.
   *
   * @throws RejectedInputException if the row has no version
   */
  public CompletionStage<R> updateVersion(Row row) {
    return call(call -> call.versionUpdated(call.writes.beforeChange(row)));
  }

  private CompletionStage<R> versionUpdated(Row row) {
    return conditional(mutations.updateVersion(row));
  }

  /**
   * Writes the changes of a patch if its row has the patch's version, and increments it; an empty
   * patch counts as applied.
   */
  public CompletionStage<R> updateVersion(@Nullable EntityPatch<E> patch) {
    return call(call -> call.versionUpdated(patch));
  }

  private CompletionStage<R> versionUpdated(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = writes.required(patch);
    return given.isEmpty() ? unchanged(given) : versionUpdated(writes.beforeChange(given.row()));
  }

  private CompletionStage<R> unchanged(EntityPatch<E> patch) {
    return result.of(writes, Upsert.update(context.table(), patch.row()), WriteOutcome.APPLIED);
  }

  /**
   * Deletes the row of an entity if it has the entity's version.
   *
   * @throws RejectedInputException if the entity has no version
   */
  public CompletionStage<R> deleteVersion(@Nullable E entity) {
    return call(call -> call.versionDeleted(entity));
  }

  private CompletionStage<R> versionDeleted(@Nullable E entity) {
    return conditional(mutations.deleteVersion(writes.written(entity, Nulls.DELETE)));
  }

  /**
   * Writes the difference between two states of one entity, if its row still equals the first
   * state. A versioned entity compares its version. Others compare all columns but the static ones,
   * which belong to the partition. A row that does not exist has null in all columns. If there is
   * no difference, nothing is written, which counts as applied.
   *
   * @throws RejectedInputException if their keys differ, or an immutable column does
   */
  public CompletionStage<R> change(@Nullable E before, @Nullable E after) {
    return call(
        call -> {
          E written = call.writes.beforeWrite(after);
          return call.about(written).changed(before, written);
        });
  }

  private CompletionStage<R> changed(@Nullable E before, @Nullable E after) {
    Row was = writes.written(before, Nulls.DELETE);
    Row difference = writes.difference(was, after, mutations.version());
    if (difference == null) {
      return result.of(writes, Upsert.update(context.table(), was), WriteOutcome.APPLIED);
    }
    if (mutations.version() >= 0) {
      return conditional(mutations.updateVersion(difference, mutations.versionOf(was)));
    }
    Upsert update = context.updating(difference);
    Condition asBefore = RowDifference.equality(context.mapping(), was);
    return writes
        .outcome(update.when(asBefore))
        .thenCompose(outcome -> again(update, was, outcome))
        .thenCompose(outcome -> result.of(writes, update.when(asBefore), outcome));
  }

  /**
   * Retries if the current row decodes to the expected entity although its stored values differ: a
   * column without value that decodes to zero, or a number of another scale.
   */
  private CompletionStage<WriteOutcome> again(Upsert update, Row was, WriteOutcome outcome) {
    Row current = current(update, outcome);
    if (outcome.applied() || current == null) {
      return CompletableFuture.completedFuture(outcome);
    }
    Row read = context.mapping().writable(context.stored(current));
    return RowDifference.isSame(context.mapping(), read, was)
        ? writes.outcome(update.when(RowDifference.equality(context.mapping(), current)))
        : CompletableFuture.completedFuture(outcome);
  }

  private CompletionStage<R> conditional(Mutation mutation) {
    return writes.outcome(mutation).thenCompose(outcome -> result.of(writes, mutation, outcome));
  }
}
