package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.patch.EntityPatch;
import dev.rowan.query.Range;
import dev.rowan.schema.TableSchema;
import dev.rowan.tracking.TrackedEntity;
import dev.rowan.unit.BatchEntity;
import dev.rowan.value.Row;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The writes of one entity as plans, to be made in a unit with others. Arguments are looked at when
 * the write is planned. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class DeferredWrites<E> {
  private final DaoRuntime<E> runtime;
  private final BatchEntity batches;

  DeferredWrites(DaoRuntime<E> runtime, BatchEntity batches) {
    this.runtime = runtime;
    this.batches = batches;
  }

  /** Plans to write an entity, whether or not its row exists. */
  public Write insert(@Nullable E entity, Nulls nulls) {
    return write(Upsert.insert(table(), runtime.written(entity, nulls)));
  }

  /**
   * Plans to write the columns of an entity without making the row exist by itself; of a tracked
   * one all of them, null included, as nobody knows what is stored when the write is made.
   */
  public Write update(@Nullable E entity, Nulls nulls) {
    boolean tracked =
        entity instanceof TrackedEntity each && each.rowanTrackedState().isOf(runtime.session);
    return update(runtime.written(entity, tracked ? Nulls.DELETE : nulls));
  }

  /** Plans to write the columns that the row sets; the key columns must be set. */
  public Write update(Row row) {
    return write(Upsert.update(table(), row));
  }

  /** Plans to write what a patch changes; nothing if it changes nothing. */
  public Write update(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = Patches.given(table(), patch);
    return given.isEmpty() ? nothing() : update(given.row());
  }

  /**
   * Plans to write what differs between two states of one entity; nothing where nothing differs.
   *
   * @throws dev.rowan.error.RejectedInput if the two are not of one key, or differ in what is
   *     immutable
   */
  public Write change(@Nullable E before, @Nullable E after) {
    Row difference = Patches.difference(runtime, before, after);
    return difference == null ? nothing() : update(difference);
  }

  /** Plans to delete the row of an entity. */
  public Write delete(@Nullable E entity) {
    return write(DeleteRow.of(table(), runtime.written(entity, Nulls.DELETE), Moment.NOW));
  }

  /**
   * Plans to delete the row of a whole key, or all rows that begin with a part of one.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public Write deleteByKey(Object... key) {
    return write(runtime.deletion(key));
  }

  /**
   * Plans to delete the rows of one partition that begin with a part of a key, and whose next
   * clustering column is in a range.
   *
   * @param range of canonical values
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public Write deleteRange(Range<Object> range, Object... key) {
    return write(runtime.deletion(range, key));
  }

  private Write write(Mutation mutation) {
    TimedMutation timed = TimedMutation.of(mutation, runtime.tables, runtime.options);
    return batches.write(timed.mutation(), timed.timestamp(), runtime.options.call());
  }

  private Write nothing() {
    return batches.write(null, OptionalLong.empty(), runtime.options.call());
  }

  private TableSchema table() {
    return runtime.table();
  }
}
