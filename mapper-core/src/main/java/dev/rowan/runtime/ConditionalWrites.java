package dev.rowan.runtime;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.StaleVersion;
import dev.rowan.mutation.ColumnCondition;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.RowDifference;
import dev.rowan.query.Applied;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import dev.rowan.write.RowReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The writes of one entity that are applied under a condition, or not at all: that the row exists
 * or not, that it is as it was, or that its version is the one that was read. Immutable and
 * thread-safe.
 *
 * @param <E> the entity
 * @param <R> what a write tells of its outcome
 */
public final class ConditionalWrites<E, R> {
  private final DaoRuntime<E> runtime;
  private final Telling<R> telling;

  /** How an outcome is told. */
  @FunctionalInterface
  interface Telling<R> {
    CompletionStage<R> of(Mutation mutation, WriteOutcome outcome);
  }

  ConditionalWrites(DaoRuntime<E> runtime, Telling<R> telling) {
    this.runtime = runtime;
    this.telling = telling;
  }

  /** Returns writes that tell whether they were applied. */
  static <E> ConditionalWrites<E, Boolean> answering(DaoRuntime<E> runtime) {
    return new ConditionalWrites<>(
        runtime, (mutation, outcome) -> CompletableFuture.completedFuture(outcome.applied()));
  }

  /** Returns writes that tell which row stood there where they were not applied. */
  static <E> ConditionalWrites<E, Applied<E>> telling(DaoRuntime<E> runtime) {
    return new ConditionalWrites<>(
        runtime, (mutation, outcome) -> applied(runtime, mutation, outcome));
  }

  /** Returns writes that fail where they were not applied. */
  static <E> ConditionalWrites<E, Boolean> insisting(DaoRuntime<E> runtime) {
    return new ConditionalWrites<>(
        runtime,
        (mutation, outcome) ->
            outcome.applied()
                ? CompletableFuture.completedFuture(true)
                : CompletableFuture.failedFuture(stale(mutation, outcome)));
  }

  private static StaleVersion stale(Mutation mutation, WriteOutcome outcome) {
    boolean insert = mutation.condition() == Condition.IF_NOT_EXISTS;
    String row =
        insert ? "exists" : outcome.standing() == null ? "does not exist" : "has another version";
    return new StaleVersion(Map.of("table", mutation.table().name(), "row", row));
  }

  /** Tells the row that stood; where the answer holds some columns alone, the one that stands. */
  private static <E> CompletionStage<Applied<E>> applied(
      DaoRuntime<E> runtime, Mutation mutation, WriteOutcome outcome) {
    EntityMapping<E> mapping = runtime.mapping();
    Row standing = outcome.standing();
    if (outcome.applied()) {
      return CompletableFuture.completedFuture(Applied.yes());
    }
    boolean part =
        mapping.versionColumn() >= 0
            && mutation.condition() instanceof Condition.Matches
            && runtime.tables.protocol() != Maintain.SERIAL;
    if (standing == null || !part) {
      return CompletableFuture.completedFuture(
          Applied.no(Optional.ofNullable(standing).map(mapping::read)));
    }
    CallOptions call = runtime.options.call();
    Consistency serial = call.serialConsistency();
    return new RowReader(runtime.session.backend(), runtime.tables)
        .look(standing, call.withConsistency(serial == null ? Consistency.SERIAL : serial))
        .thenApply(
            found -> Applied.no(Optional.ofNullable(found.state().row()).map(mapping::read)));
  }

  /** Writes an entity if its row does not exist; as the first version, where versions count. */
  public CompletionStage<R> insertIfNotExists(@Nullable E entity, Nulls nulls) {
    Row row = runtime.written(entity, nulls);
    return told(
        Upsert.insert(table(), isVersioned() ? withVersion(row, 1L) : row)
            .when(Condition.IF_NOT_EXISTS));
  }

  /** Writes the columns of an entity if its row exists. */
  public CompletionStage<R> updateIfExists(@Nullable E entity, Nulls nulls) {
    TrackedSave save = TrackedSave.of(runtime, entity);
    return save == null
        ? updateIfExists(runtime.written(entity, nulls))
        : saved(save, Upsert.update(table(), save.row()).when(Condition.IF_EXISTS));
  }

  private CompletionStage<R> saved(TrackedSave save, Upsert update) {
    return save.outcome(() -> runtime.outcome(update))
        .thenCompose(outcome -> telling.of(update, outcome));
  }

  /** Writes the columns that the row sets if it exists. */
  public CompletionStage<R> updateIfExists(Row row) {
    return told(Upsert.update(table(), row).when(Condition.IF_EXISTS));
  }

  /** Writes what a patch changes if its row exists; nothing, as applied, if it changes nothing. */
  public CompletionStage<R> updateIfExists(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = Patches.given(table(), patch);
    return given.isEmpty() ? unchanged(given) : updateIfExists(given.row());
  }

  /** Deletes the row of an entity if it exists. */
  public CompletionStage<R> deleteIfExists(@Nullable E entity) {
    return told(delete(runtime.written(entity, Nulls.DELETE), Condition.IF_EXISTS));
  }

  /** Deletes the row of a whole key if it exists. */
  public CompletionStage<R> deleteByKeyIfExists(Object... key) {
    return told(delete(runtime.keyRow(key), Condition.IF_EXISTS));
  }

  /**
   * Writes the columns of an entity if its row has the entity's version, and counts that up.
   *
   * @throws RejectedInput if the entity has no version
   */
  public CompletionStage<R> updateVersion(@Nullable E entity, Nulls nulls) {
    TrackedSave save = TrackedSave.of(runtime, entity);
    return save == null
        ? updateVersion(runtime.written(entity, nulls))
        : saved(save, ofNextVersion(save.row()));
  }

  /**
   * Writes the columns that the row sets if the row that stands has its version, and counts that
   * up.
   *
   * @throws RejectedInput if the row has no version
   */
  public CompletionStage<R> updateVersion(Row row) {
    return told(ofNextVersion(row));
  }

  private Upsert ofNextVersion(Row row) {
    long version = versionOf(row);
    return Upsert.update(table(), withVersion(row, version + 1)).when(stands(version));
  }

  /**
   * Writes what a patch changes if its row has the patch's version, and counts that up; nothing, as
   * applied, if it changes nothing.
   */
  public CompletionStage<R> updateVersion(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = Patches.given(table(), patch);
    return given.isEmpty() ? unchanged(given) : updateVersion(given.row());
  }

  private CompletionStage<R> unchanged(EntityPatch<E> patch) {
    return telling.of(Upsert.update(table(), patch.row()), WriteOutcome.APPLIED);
  }

  /**
   * Deletes the row of an entity if it has the entity's version.
   *
   * @throws RejectedInput if the entity has no version
   */
  public CompletionStage<R> deleteVersion(@Nullable E entity) {
    Row row = runtime.written(entity, Nulls.DELETE);
    return told(delete(row, stands(versionOf(row))));
  }

  /**
   * Writes what differs between two states of one entity, if its row still is as the first one
   * says: by its version, where versions count, else by all its columns, static ones aside, which
   * belong to the partition. A row that does not exist has null in all columns. Where nothing
   * differs, nothing is written, which counts as applied.
   *
   * @throws RejectedInput if the two are not of one key, or differ in what is immutable
   */
  public CompletionStage<R> change(@Nullable E before, @Nullable E after) {
    Row was = runtime.written(before, Nulls.DELETE);
    Row difference =
        RowDifference.between(table(), was, runtime.written(after, Nulls.DELETE), version());
    RowDifference.requireMutable(runtime.mapping(), was, difference);
    if (difference == null) {
      return telling.of(Upsert.update(table(), was), WriteOutcome.APPLIED);
    }
    Upsert update = Upsert.update(table(), difference);
    if (isVersioned()) {
      long version = versionOf(was);
      return told(
          Upsert.update(table(), withVersion(difference, version + 1)).when(stands(version)));
    }
    Condition asBefore = RowDifference.equality(table(), was);
    return runtime
        .outcome(update.when(asBefore))
        .thenCompose(outcome -> again(update, was, outcome))
        .thenCompose(outcome -> telling.of(update.when(asBefore), outcome));
  }

  /**
   * Tries again where the row that stood reads as the one expected: a column without value that
   * reads as zero, or a number of another scale.
   */
  private CompletionStage<WriteOutcome> again(Upsert update, Row was, WriteOutcome outcome) {
    Row standing = outcome.standing();
    if (outcome.applied() || standing == null) {
      return CompletableFuture.completedFuture(outcome);
    }
    Row read = runtime.mapping().write(runtime.mapping().read(standing));
    return RowDifference.isSame(table(), read, was)
        ? runtime.outcome(update.when(RowDifference.equality(table(), standing)))
        : CompletableFuture.completedFuture(outcome);
  }

  private CompletionStage<R> told(Mutation mutation) {
    return runtime.outcome(mutation).thenCompose(outcome -> telling.of(mutation, outcome));
  }

  private DeleteRow delete(Row row, Condition condition) {
    return new DeleteRow(table(), row, condition, Moment.NOW);
  }

  private boolean isVersioned() {
    return version() >= 0;
  }

  private int version() {
    return runtime.mapping().versionColumn();
  }

  private Condition stands(long version) {
    return new Condition.Matches(
        List.of(ColumnCondition.on(version(), ColumnCondition.Operator.EQ, version)));
  }

  private long versionOf(Row row) {
    if (row.isSet(version()) && row.get(version()) instanceof Long version) {
      return version;
    }
    throw new RejectedInput(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("table", table().name(), "version", "null: the entity was not read from a row"),
        null);
  }

  private Row withVersion(Row row, long version) {
    @Nullable Object[] values = row.toArray();
    values[version()] = version;
    return Row.owning(values);
  }

  private TableSchema table() {
    return runtime.mapping().table();
  }
}
