package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.GeneratedEntities;
import dev.rowan.internal.session.TrackedSave;
import dev.rowan.patch.EntityPatch;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.value.Row;
import org.jspecify.annotations.Nullable;

/**
 * The conditional writes of one entity as plans, to be applied in a batch with conditions.
 * Arguments are checked when the write is planned. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class DeferredConditionalWrites<E> {
  private final EntityWrites<E> writes;
  private final EntityContext<E> context;
  private final ConditionalMutations mutations;

  DeferredConditionalWrites(EntityWrites<E> writes, ConditionalMutations mutations) {
    this.writes = writes;
    this.context = writes.context();
    this.mutations = mutations;
  }

  /**
   * Returns writes that also need these conditions on columns. Updates and deletes then do not need
   * that the row exists: a row that does not exist has null in all columns.
   */
  public DeferredConditionalWrites<E> onlyIf(RowConditions conditions) {
    return new DeferredConditionalWrites<>(
        writes, new ConditionalMutations(writes, conditions.all()));
  }

  /** Plans to write an entity if its row does not exist; a versioned one gets the first version. */
  public Write insertIfNotExists(@Nullable E entity, Nulls nulls) {
    E generated = GeneratedEntities.now(writes, entity);
    return planned(generated, mutations.insert(writes.written(generated, nulls)));
  }

  /** Plans to write a row with the columns that it sets, if the row does not exist. */
  public Write insertIfNotExists(Row row) {
    return writes.planned(mutations.insert(writes.beforeChange(row)));
  }

  /** Plans to write the columns of an entity if its row exists, or meets the conditions. */
  public Write update(@Nullable E entity, Nulls nulls) {
    E written = writes.beforeWrite(entity);
    return planned(written, mutations.update(row(entity, written, nulls)));
  }

  /** Plans to write the columns that the row sets if it exists, or meets the conditions. */
  public Write update(Row row) {
    return writes.planned(mutations.update(writes.beforeChange(row)));
  }

  /** Plans to write the changes of a patch if its row exists, or meets the conditions. */
  public Write update(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = writes.required(patch);
    return given.isEmpty() ? writes.plannedNothing() : update(given.row());
  }

  /**
   * Plans to write the columns of an entity if its row has the entity's version, and to increment
   * it.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no version
   */
  public Write updateVersion(@Nullable E entity, Nulls nulls) {
    E written = writes.beforeWrite(entity);
    return planned(written, mutations.updateVersion(row(entity, written, nulls)));
  }

  /**
   * Plans to write the columns that the row sets if the current row has its version, and to
   * increment it.
   *
   * @throws dev.rowan.error.RejectedInputException if the row has no version
   */
  public Write updateVersion(Row row) {
    return writes.planned(mutations.updateVersion(writes.beforeChange(row)));
  }

  /** Plans to write the changes of a patch if its row has the patch's version. */
  public Write updateVersion(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = writes.required(patch);
    return given.isEmpty() ? writes.plannedNothing() : updateVersion(given.row());
  }

  /**
   * Plans to write the difference between two states of one versioned entity, if its row has the
   * version of the first state; nothing if there is no difference.
   *
   * @throws dev.rowan.error.RejectedInputException if their keys differ, or an immutable column
   *     does
   */
  public Write change(@Nullable E before, @Nullable E after) {
    E written = writes.beforeWrite(after);
    Row was = writes.written(before, Nulls.DELETE);
    Row difference = writes.difference(was, written, mutations.version());
    return difference == null
        ? writes.plannedNothing()
        : planned(written, mutations.updateVersion(difference, mutations.versionOf(was)));
  }

  /** Plans to delete the row of an entity if it exists, or meets the conditions. */
  public Write delete(@Nullable E entity) {
    return writes.planned(mutations.delete(writes.written(entity, Nulls.DELETE)));
  }

  /** Plans to delete the row of a whole key if it exists, or meets the conditions. */
  public Write deleteByKey(Object... key) {
    return writes.planned(mutations.delete(context.keyRow(key)));
  }

  /**
   * Plans to delete the row of an entity if it has the entity's version.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity has no version
   */
  public Write deleteVersion(@Nullable E entity) {
    return writes.planned(mutations.deleteVersion(writes.written(entity, Nulls.DELETE)));
  }

  private Write planned(@Nullable E entity, Mutation mutation) {
    return writes.about(entity).planned(mutation);
  }

  /** A tracked entity writes all columns, as the stored row is not known when it is planned. */
  private Row row(@Nullable E given, @Nullable E written, Nulls nulls) {
    return writes.written(written, TrackedSave.nulls(context, given, nulls));
  }
}
