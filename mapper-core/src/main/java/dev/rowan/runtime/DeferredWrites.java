package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Range;
import dev.rowan.dao.Write;
import dev.rowan.internal.session.Attribution;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.GeneratedEntities;
import dev.rowan.internal.session.TrackedSave;
import dev.rowan.patch.EntityPatch;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The writes of one entity as plans, to be applied in a batch with others. Arguments are checked
 * when the write is planned. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class DeferredWrites<E> {
  private final EntityWrites<E> writes;
  private final EntityContext<E> context;

  DeferredWrites(EntityWrites<E> writes) {
    this.writes = writes;
    this.context = writes.context();
  }

  /** Plans to write an entity, whether or not its row exists. */
  public Write insert(@Nullable E entity, Nulls nulls) {
    E generated = GeneratedEntities.now(writes, entity);
    return writes
        .about(generated)
        .planned(Upsert.insert(table(), writes.written(generated, nulls)));
  }

  /**
   * Plans to write the columns of an entity without a row marker. A tracked entity writes all
   * columns, null included, as the stored row is not known when the write is planned.
   */
  public Write update(@Nullable E entity, Nulls nulls) {
    E written = writes.beforeWrite(entity);
    Row row = writes.written(written, TrackedSave.nulls(context, entity, nulls));
    return writes.about(written).planned(context.updating(row));
  }

  /** Returns the conditional writes as plans, to be applied in a batch with conditions. */
  public DeferredConditionalWrites<E> conditional() {
    return new DeferredConditionalWrites<>(writes, new ConditionalMutations(writes, List.of()));
  }

  /** Plans to write a row with the columns that it sets, whether or not it exists. */
  public Write insert(Row row) {
    return writes.planned(Upsert.insert(table(), writes.beforeChange(row)));
  }

  /** Plans to write the columns that the row sets; the key columns must be set. */
  public Write update(Row row) {
    return writes.planned(context.updating(writes.beforeChange(row)));
  }

  /** Plans to write the changes of a patch; nothing if it changes nothing. */
  public Write update(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = writes.required(patch);
    return given.isEmpty() ? writes.plannedNothing() : update(given.row());
  }

  /**
   * Plans to write the difference between two states of one entity; nothing if there is none.
   *
   * @throws dev.rowan.error.RejectedInputException if their keys differ, or an immutable column
   *     does
   */
  public Write change(@Nullable E before, @Nullable E after) {
    E written = writes.beforeWrite(after);
    Row difference = writes.difference(writes.written(before, Nulls.DELETE), written, -1);
    return difference == null
        ? writes.plannedNothing()
        : writes.about(written).planned(context.updating(difference));
  }

  /** Plans to delete the row of an entity. */
  public Write delete(@Nullable E entity) {
    return writes.planned(writes.deletion(entity));
  }

  /**
   * Plans to delete the row of a whole key, or all rows that begin with a part of one.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public Write deleteByKey(Object... key) {
    return writes.planned(context.keyDeletion(key));
  }

  /**
   * Plans to delete the rows of one partition that begin with a part of a key, and whose next
   * clustering column is in a range.
   *
   * @param range of canonical values
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public Write deleteRange(Range<Object> range, Object... key) {
    return deleteBetween(range.lowerBound(), range.upperBound(), key);
  }

  /**
   * Plans to delete as {@link #deleteRange} does, with the bounds of the clustering columns after
   * the key, compared as tuples; null for no bound.
   */
  public Write deleteBetween(@Nullable Bound lower, @Nullable Bound upper, Object... key) {
    return writes.planned(context.rangeDeletion(lower, upper, key));
  }

  /** Executes writes as one batch, as {@code Rowan.commit} does. Failures name the method. */
  public CompletionStage<Void> commit(Write... planned) {
    return Attribution.stage(
        writes.method(), () -> context.session().commit(Arrays.asList(planned)));
  }

  private TableSchema table() {
    return context.table();
  }
}
