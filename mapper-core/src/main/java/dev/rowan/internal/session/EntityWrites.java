package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.observe.CallObservers;
import dev.rowan.internal.observe.ObservedMethod;
import dev.rowan.internal.write.PartitionTrimmer;
import dev.rowan.internal.write.RowReader;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.RowDifference;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The writes of one entity with fixed options. Each is one batch: the row, and its changes in
 * derived tables. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class EntityWrites<E> {
  private final EntityContext<E> context;
  private final CallOptions inherited;
  private final WriteOptions options;

  /** Null if no listener observes these writes. */
  private final @Nullable ObservedMethod observed;

  /** Null if the writes have no whole entity. */
  private final @Nullable E entity;

  private EntityWrites(
      EntityContext<E> context,
      CallOptions inherited,
      WriteOptions options,
      @Nullable ObservedMethod observed,
      @Nullable E entity) {
    this.context = context;
    this.inherited = inherited;
    this.options = options;
    this.observed = observed;
    this.entity = entity;
  }

  /** Returns writes with the options of the session. */
  public static <E> EntityWrites<E> of(EntityContext<E> context) {
    CallOptions inherited = context.session().writes();
    return new EntityWrites<>(context, inherited, WriteOptions.of(inherited), null, null);
  }

  /** Returns the writes of one DAO method, which listeners of the session observe. */
  public EntityWrites<E> of(String method, CallKind kind, String plan, PlannedRequests requests) {
    CallObservers observers = context.session().observers();
    EntityWrites<E> named = inheriting(CallOptions.NONE.withMethod(method));
    return observers == null
        ? named
        : new EntityWrites<>(
            context,
            named.inherited,
            named.options,
            observers.method(method, kind, context.table().name(), plan, requests),
            entity);
  }

  /** Makes one call, which the listeners observe; a call within it is a part of it. */
  public <T> CompletionStage<T> call(Function<EntityWrites<E>, CompletionStage<T>> writing) {
    return observed == null
        ? writing.apply(this)
        : observed.call(counters -> writing.apply(counted(counters)));
  }

  /** Makes one call about an entity. A call without listeners needs no object of its own. */
  public <T> CompletionStage<T> call(@Nullable E about, Nulls nulls, EntityCall<E, T> writing) {
    return observed == null
        ? writing.of(this, about, nulls)
        : observed.call(counters -> writing.of(counted(counters), about, nulls));
  }

  private EntityWrites<E> counted(CallCounters counters) {
    CallOptions call = options.call().withCounters(counters);
    return new EntityWrites<>(context, inherited, options.withCall(call), null, entity);
  }

  /** Returns the refusal of an argument, which names the method and ends a call. */
  public RowanException refused(RowanException failure) {
    if (observed != null) {
      observed.refused(failure);
    }
    return Attribution.of(method(), failure);
  }

  /** Returns the context that all writes of the entity share. */
  public EntityContext<E> context() {
    return context;
  }

  /** Returns the options of these writes. */
  public WriteOptions options() {
    return options;
  }

  /**
   * Returns writes with these options for one call; an option that they leave open is inherited.
   *
   * @throws RejectedInputException if the options are null
   */
  public EntityWrites<E> with(@Nullable WriteOptions newOptions) {
    if (newOptions == null) {
      throw refused(context.rejected("options", "null"));
    }
    return new EntityWrites<>(context, inherited, newOptions.orElse(inherited), observed, entity);
  }

  /**
   * Returns writes with the TTL that a statement states.
   *
   * @throws RejectedInputException if the TTL is null or out of bounds, or if the options have one
   */
  public EntityWrites<E> usingTtl(@Nullable Duration ttl) {
    return stated(ttl, options.ttl(), "ttl", options::withTtl);
  }

  /**
   * Returns writes with the write timestamp that a statement states.
   *
   * @throws RejectedInputException if the timestamp is null or out of bounds, or if the options
   *     have one
   */
  public EntityWrites<E> usingTimestamp(@Nullable Instant timestamp) {
    return stated(timestamp, options.timestamp(), "timestamp", options::withTimestamp);
  }

  private <T> EntityWrites<E> stated(
      @Nullable T value, @Nullable T other, String option, Function<T, WriteOptions> with) {
    if (value == null) {
      throw refused(context.rejected(option, "null"));
    }
    if (other != null) {
      throw refused(
          context.rejected("options", "a %s, and a statement with another".formatted(option)));
    }
    try {
      return new EntityWrites<>(context, inherited, with.apply(value), observed, entity);
    } catch (RowanException e) {
      throw refused(e);
    }
  }

  /** Returns writes that inherit these options; an option that they leave open stays inherited. */
  public EntityWrites<E> inheriting(CallOptions newOptions) {
    WriteOptions merged = WriteOptions.of(newOptions).orElse(inherited);
    return new EntityWrites<>(context, merged.call(), merged, observed, entity);
  }

  /** Returns writes that share one deadline, which is that of a call that starts now. */
  EntityWrites<E> started() {
    CallOptions started = context.session().writers().executor().retries().started(options.call());
    return new EntityWrites<>(context, inherited, options.withCall(started), observed, entity);
  }

  /** Returns writes that a majority of the replicas has acknowledged, or more. */
  EntityWrites<E> atLeastMajority() {
    CallOptions strong = RowReader.atLeastMajority(options.call());
    return new EntityWrites<>(context, inherited, options.withCall(strong), observed, entity);
  }

  /** Applies a mutation; completes with whether it was applied. */
  public CompletionStage<Boolean> apply(Mutation mutation) {
    return outcome(mutation).thenApply(WriteOutcome::applied);
  }

  /** Returns writes of a whole entity, which callbacks get after the write. */
  public EntityWrites<E> about(@Nullable E written) {
    return context.callbacks() == null
        ? this
        : new EntityWrites<>(context, inherited, options, observed, written);
  }

  /** Applies a mutation, and then notifies the callbacks. */
  public CompletionStage<WriteOutcome> outcome(Mutation mutation) {
    return notified(mutation, sent(mutation));
  }

  /** Notifies the callbacks of the end of a write. */
  public CompletionStage<WriteOutcome> notified(
      Mutation mutation, CompletionStage<WriteOutcome> write) {
    return EntityCallbacks.after(context.callbacks(), entity, mutation, write);
  }

  /** Notifies the callbacks of several writes without whole entities, after all of them. */
  <T> CompletionStage<T> notifiedOf(List<Mutation> mutations, CompletionStage<T> written) {
    List<@Nullable E> entities = Collections.nCopies(mutations.size(), null);
    return EntityCallbacks.afterAll(context.callbacks(), entities, mutations, written);
  }

  /** Applies a mutation without callbacks. */
  public CompletionStage<WriteOutcome> sent(Mutation mutation) {
    try {
      return Attribution.stage(method(), write(mutation));
    } catch (RowanException e) {
      throw Attribution.of(method(), e);
    }
  }

  /** Returns the DAO method that writes, or null if it is unknown. */
  public @Nullable String method() {
    return options.call().method();
  }

  /**
   * Returns the row of an entity; failures name the DAO method.
   *
   * @throws RejectedInputException if the entity is null or a key column has no value
   */
  public Row written(@Nullable E entity, Nulls nulls) {
    try {
      return context.written(entity, nulls);
    } catch (RowanException e) {
      throw Attribution.of(method(), e);
    }
  }

  /**
   * Returns the entity to write in place of an entity that a program updates: what the callbacks
   * make of it. Null for null, which the write refuses.
   */
  public @Nullable E beforeWrite(@Nullable E entity) {
    try {
      return context.beforeWrite(entity);
    } catch (RowanException e) {
      throw Attribution.of(method(), e);
    }
  }

  /** Returns a row that sets columns without an entity, after the callbacks have checked it. */
  public Row beforeChange(Row row) {
    try {
      return context.beforeChange(row);
    } catch (RowanException e) {
      throw Attribution.of(method(), e);
    }
  }

  private CompletionStage<WriteOutcome> write(Mutation mutation) {
    if (options.ttl() == null && options.timestamp() == null) {
      return context
          .writer()
          .write(mutation, OptionalLong.empty(), context.started(options.call()));
    }
    TimedMutation timed = TimedMutation.of(mutation, context.tables(), options);
    return context
        .writer()
        .write(timed.mutation(), timed.timestamp(), context.started(options.call()));
  }

  /**
   * Deletes the rows of a partition that the row limit of the entity excludes; completes with
   * whether there were any.
   *
   * @param partition canonical values of the whole partition key
   * @throws RejectedInputException if the options have a TTL or a timestamp
   */
  public CompletionStage<Boolean> trim(Object... partition) {
    if (options.ttl() != null || options.timestamp() != null) {
      throw Attribution.of(
          method(), context.rejected("options", "a TTL or a timestamp of a call that trims"));
    }
    PartitionTrimmer trimmer = context.trimmer();
    if (trimmer == null) {
      throw new IllegalArgumentException(context.table() + " has no row limit");
    }
    return Attribution.stage(method(), trimmer.trim(List.of(partition), options.call()));
  }

  /** Plans a mutation for a batch with other writes. */
  public Write planned(Mutation mutation) {
    TimedMutation timed =
        Attribution.value(method(), () -> TimedMutation.of(mutation, context.tables(), options));
    EntityCallbacks<E> callbacks = context.callbacks();
    Runnable after = callbacks == null ? null : () -> callbacks.afterWrite(entity, mutation);
    return context.batches().write(timed.mutation(), timed.timestamp(), options.call(), after);
  }

  /** Returns a planned write that changes nothing. */
  public Write plannedNothing() {
    return context.batches().write(null, OptionalLong.empty(), options.call(), null);
  }

  /** Writes the columns that the row sets; the key columns must be set. */
  public CompletionStage<Boolean> update(Row row) {
    return updateUnchecked(beforeChange(row));
  }

  private CompletionStage<Boolean> updateUnchecked(Row row) {
    return apply(context.updating(row));
  }

  /** Writes the columns of an entity; of a tracked entity, the changed columns only. */
  public CompletionStage<Boolean> update(@Nullable E entity, Nulls nulls) {
    E written = beforeWrite(entity);
    EntityWrites<E> writes = about(written);
    TrackedSave save = TrackedSave.of(context, written);
    if (save == null) {
      return writes.updateUnchecked(written(written, nulls));
    }
    Upsert update = context.updating(save.row());
    return writes
        .notified(update, save.outcome(() -> sent(update)))
        .thenApply(WriteOutcome::applied);
  }

  /** Writes the changes of a patch, whatever its row is now; nothing if it changes nothing. */
  public CompletionStage<Boolean> update(@Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = required(patch);
    return given.isEmpty() ? CompletableFuture.completedFuture(true) : update(given.row());
  }

  /** Writes the difference between two states of one entity, whatever its row is now. */
  public CompletionStage<Boolean> change(@Nullable E before, @Nullable E after) {
    E written = beforeWrite(after);
    Row difference = difference(written(before, Nulls.DELETE), written, -1);
    return difference == null
        ? CompletableFuture.completedFuture(true)
        : about(written).updateUnchecked(difference);
  }

  /**
   * Returns the difference between the row of one state of an entity and another state, or null if
   * there is none.
   *
   * @param after as {@link #beforeWrite} returned it
   * @param leftOut the index of a column to ignore, or -1
   * @throws RejectedInputException if their keys differ, or an immutable column does
   */
  public @Nullable Row difference(Row before, @Nullable E after, int leftOut) {
    Row row = written(after, Nulls.DELETE);
    try {
      Row difference = RowDifference.between(context.mapping(), before, row, leftOut);
      RowDifference.requireMutable(context.mapping(), before, difference);
      return difference;
    } catch (RowanException e) {
      throw Attribution.of(method(), e);
    }
  }

  /**
   * Returns the patch.
   *
   * @throws RejectedInputException if it is null
   */
  public EntityPatch<E> required(@Nullable EntityPatch<E> patch) {
    if (patch == null) {
      throw Attribution.of(method(), context.rejected("patch", "null"));
    }
    return patch;
  }

  /** Returns the deletion of the row of an entity. */
  public Mutation deletion(@Nullable E entity) {
    return DeleteRow.of(context.table(), written(entity, Nulls.DELETE), TimestampOffset.NONE);
  }

  /** Returns the writes of the rows of several keys. */
  public KeyWrites ofKeys() {
    return new KeyWrites(this);
  }

  /**
   * Inserts the entities of a collection, as one batch or several. Completes with the entities as
   * they are stored, in the order of the collection.
   *
   * @throws RejectedInputException if the collection, an entity or a part of a key is null; nothing
   *     is written then
   */
  public CompletionStage<List<E>> insertAll(
      @Nullable Collection<? extends @Nullable E> entities, Nulls nulls) {
    return new EntityInserts<>(this).insert(entities, nulls);
  }
}
