package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Applied;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.read.ScanCriteria;
import dev.rowan.internal.session.EntityContext;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.GeneratedEntities;
import dev.rowan.internal.session.MethodRead;
import dev.rowan.internal.session.RowInserts;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.Property;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.patch.EntityPatch;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the entities of one type for generated DAOs. Every write is one batch: the row,
 * and its changes in the derived tables. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class DaoRuntime<E> implements MethodArguments {
  private final EntityContext<E> context;
  private final ReadOptions reads;
  private final EntityWrites<E> writes;

  private DaoRuntime(EntityContext<E> context, ReadOptions reads, EntityWrites<E> writes) {
    this.context = context;
    this.reads = reads;
    this.writes = writes;
  }

  /**
   * Returns the run time of an entity, with the options of the session. The first call for a
   * mapping defines its tables.
   *
   * @throws dev.rowan.error.SchemaMismatchException if a stored table does not match the model
   */
  @SuppressWarnings("exports") // only our own modules have sessions
  public static <E> DaoRuntime<E> of(Session session, EntityMapping<E> mapping) {
    EntityContext<E> context = session.context(mapping);
    return new DaoRuntime<>(context, session.reads(), EntityWrites.of(context));
  }

  /** Returns the result of a stage that may write; see {@link Await#result}. */
  public <T> T await(CompletionStage<T> stage) {
    return context.await().result(stage);
  }

  /** Returns the result of a stage that writes nothing; see {@link Await#read}. */
  public <T> T awaitRead(CompletionStage<T> stage) {
    return context.await().read(stage);
  }

  /**
   * Returns the run time with these options for its next write.
   *
   * @throws RejectedInputException if the options are null
   */
  public DaoRuntime<E> with(@Nullable WriteOptions newOptions) {
    return new DaoRuntime<>(context, reads, writes.with(newOptions));
  }

  /** Returns the run time with the TTL of a statement; see {@link EntityWrites#usingTtl}. */
  public DaoRuntime<E> usingTtl(@Nullable Duration ttl) {
    return new DaoRuntime<>(context, reads, writes.usingTtl(ttl));
  }

  /** Returns a copy whose writes use the timestamp; see {@link EntityWrites#usingTimestamp}. */
  public DaoRuntime<E> usingTimestamp(@Nullable Instant timestamp) {
    return new DaoRuntime<>(context, reads, writes.usingTimestamp(timestamp));
  }

  /**
   * Returns the run time for the writes of a job, such as {@code Rowan.bulk}. Logs and counters
   * name it; call listeners do not observe it.
   */
  public DaoRuntime<E> attributedTo(String job) {
    return writing(CallOptions.NONE.withMethod(job));
  }

  /**
   * Returns the run time for the writes of one DAO method, such as {@code Items.save}. Logs and
   * counters name this method, and call listeners observe it. A generated DAO has one in a field
   * for each method that writes.
   *
   * @param cql the statement on a cluster, with {@code ?} for each value
   */
  public DaoRuntime<E> attributedTo(
      String method, CallKind kind, PlannedRequests requests, String cql) {
    return new DaoRuntime<>(context, reads, writes.of(method, kind, cql, requests));
  }

  /** Returns the run time for the writes of a DAO method that needs several statements. */
  public DaoRuntime<E> attributedTo(String method, CallKind kind, PlannedRequests requests) {
    return attributedTo(method, kind, requests, written());
  }

  /** Returns the names of the tables that a write can change. */
  private String written() {
    return context.mapping().derived().stream()
        .map(derived -> ", " + derived.table().name())
        .collect(Collectors.joining("", "write " + table().name(), ""));
  }

  /** Returns the run time for a DAO with these read options; a call can override each. */
  public DaoRuntime<E> reading(ReadOptions newReads) {
    return new DaoRuntime<>(context, newReads.orElse(reads), writes);
  }

  /** Returns the run time for a DAO with these options of writes; a call can override each. */
  public DaoRuntime<E> writing(CallOptions newWrites) {
    return new DaoRuntime<>(context, reads, writes.inheriting(newWrites));
  }

  /** Writes an entity, whether or not its row exists. */
  public CompletionStage<Boolean> insert(@Nullable E entity, Nulls nulls) {
    return writes.call(entity, nulls, DaoRuntime::insert);
  }

  private static <E> CompletionStage<Boolean> insert(
      EntityWrites<E> call, @Nullable E entity, Nulls nulls) {
    return GeneratedEntities.insert(call, entity, nulls, DaoRuntime::insertGenerated);
  }

  private static <E> CompletionStage<Boolean> insertGenerated(
      EntityWrites<E> call, @Nullable E generated, Nulls nulls) {
    Row row = call.written(generated, nulls);
    return call.about(generated).apply(Upsert.insert(call.context().table(), row));
  }

  /** Writes an entity as {@code insert} does, and completes with the entity as it is stored. */
  public CompletionStage<E> insertReturning(@Nullable E entity, Nulls nulls) {
    return writes.call(entity, nulls, DaoRuntime::insertReturning);
  }

  private static <E> CompletionStage<E> insertReturning(
      EntityWrites<E> call, @Nullable E entity, Nulls nulls) {
    return GeneratedEntities.insert(call, entity, nulls, DaoRuntime::insertReturningGenerated);
  }

  private static <E> CompletionStage<E> insertReturningGenerated(
      EntityWrites<E> call, @Nullable E generated, Nulls nulls) {
    Row row = call.written(generated, nulls);
    EntityContext<E> context = call.context();
    E stored = context.mapping().withComputed(Objects.requireNonNull(generated), row);
    return call.about(stored)
        .apply(Upsert.insert(context.table(), row))
        .thenApply(applied -> stored);
  }

  /**
   * Writes the entities of a collection, whether or not their rows exist: several rows of a
   * partition as one batch if possible, with bounded concurrency. If a part of the rows was
   * written, the stage fails with {@link dev.rowan.error.OutcomeUnknownException}, whose context
   * has their number. Completes with the entities as they are stored, in the order of the
   * collection.
   *
   * @throws RejectedInputException if the collection or an entity is null; nothing is written then
   */
  public CompletionStage<List<E>> insertAll(
      @Nullable Collection<? extends @Nullable E> entities, Nulls nulls) {
    return writes.call(call -> call.insertAll(entities, nulls));
  }

  /** Writes the columns of an entity without making the row exist by itself. */
  public CompletionStage<Boolean> update(@Nullable E entity, Nulls nulls) {
    return writes.call(call -> call.update(entity, nulls));
  }

  @Override
  public @Nullable String method() {
    return writes.method();
  }

  @Override
  public RowanException refused(RowanException failure) {
    return writes.refused(failure);
  }

  /** Starts the changes of some columns of a row, for {@link #update(Row)} and its variants. */
  public RowChange rowChange() {
    return new RowChange(this, table());
  }

  /** Starts the conditions of a write, for {@link ConditionalWrites#onlyIf}. */
  public RowConditions conditions() {
    return new RowConditions(this, table());
  }

  /** Writes a row with the columns that it sets, whether or not it exists. */
  public CompletionStage<Boolean> insert(Row row) {
    return writes.call(call -> call.apply(Upsert.insert(table(), call.beforeChange(row))));
  }

  /** Writes the columns that the row sets; the key columns must be set. */
  public CompletionStage<Boolean> update(Row row) {
    return writes.call(call -> call.update(row));
  }

  /**
   * Writes the difference between two states of one entity, if there is one.
   *
   * @throws RejectedInputException if their keys differ, or an immutable column does
   */
  public CompletionStage<Boolean> change(@Nullable E before, @Nullable E after) {
    return writes.call(call -> call.change(before, after));
  }

  /** Writes the changes of a patch, whatever its row is now; nothing if it changes nothing. */
  public CompletionStage<Boolean> update(@Nullable EntityPatch<E> patch) {
    return writes.call(call -> call.update(patch));
  }

  /** Returns the conditional writes that complete with whether they were applied. */
  public ConditionalWrites<E, Boolean> returningApplied() {
    return ConditionalWrites.returningApplied(writes);
  }

  /** Returns the conditional writes that complete with the current row if not applied. */
  public ConditionalWrites<E, Applied<E>> returningCurrentRow() {
    return ConditionalWrites.returningCurrentRow(writes);
  }

  /** Returns the conditional writes that fail with {@link StaleVersionException} if not applied. */
  public ConditionalWrites<E, Boolean> orThrow() {
    return ConditionalWrites.orThrow(writes);
  }

  /** Returns the writes that are planned now, and applied in a batch with others. */
  public DeferredWrites<E> deferred() {
    return new DeferredWrites<>(writes);
  }

  /** Deletes the row of an entity. */
  public CompletionStage<Boolean> delete(@Nullable E entity) {
    return writes.call(call -> call.apply(call.deletion(entity)));
  }

  /**
   * Deletes the row of a whole key, or all rows that begin with a part of one.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public CompletionStage<Boolean> deleteByKey(Object... key) {
    return writes.call(call -> call.apply(context.keyDeletion(key)));
  }

  /**
   * Deletes the rows of one partition that begin with a part of a key, and whose next clustering
   * column is in a range. A range without ends adds no restriction.
   *
   * @param range of canonical values
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public CompletionStage<Boolean> deleteRange(Range<Object> range, Object... key) {
    return deleteBetween(range.lowerBound(), range.upperBound(), key);
  }

  /**
   * Deletes as {@link #deleteRange} does, with the bounds of the clustering columns after the key,
   * compared as tuples; null for no bound.
   */
  public CompletionStage<Boolean> deleteBetween(
      @Nullable Bound lower, @Nullable Bound upper, Object... key) {
    return writes.call(call -> call.apply(context.rangeDeletion(lower, upper, key)));
  }

  /**
   * Deletes the rows of a partition that the row limit of the entity excludes: those after the
   * first ones in clustering order. Completes with whether there were any.
   *
   * @param partition canonical values of the whole partition key
   * @throws RejectedInputException if the options have a TTL or a timestamp
   */
  public CompletionStage<Boolean> trim(Object... partition) {
    return writes.call(call -> call.trim(partition));
  }

  /** Returns the writes of the rows of several keys. */
  public SeveralRows ofKeys() {
    return new SeveralRows(writes);
  }

  /** Returns what reads and writes the large values of a property. */
  public LargeValues<E> largeValues(Property<Chunks> property) {
    return new LargeValues<>(writes, reads, property.column());
  }

  /** Prepares the reads of a method by keys. */
  public KeyedRead<E> keyedRead(ReadPlan plan) {
    return new KeyedRead<>(read(plan, CallKind.READ));
  }

  /** Prepares the reads of a method by keys that returns a projection of the entity. */
  public <T> KeyedRead<T> keyedRead(ReadPlan plan, Projection<T> projection) {
    return new KeyedRead<>(read(plan, projection, CallKind.READ));
  }

  /** Starts a read by a key; see {@link KeyedRead#select}, which prepares the plan once. */
  public KeyedSelection<E> select(ReadPlan plan, Object... key) {
    return keyedRead(plan).select(key);
  }

  /**
   * Returns the read of all rows of the plan's table, by the tokens of the partitions. {@link
   * Selection#stream} reads it in memory of constant size.
   */
  public ScanSelection<E> scan(ReadPlan plan) {
    return scan(plan, TokenRange.ALL);
  }

  /** Returns the read of a projection of all rows of the plan's table. */
  public <T> ScanSelection<T> scan(ReadPlan plan, Projection<T> projection) {
    return new ScanSelection<>(
        read(plan, projection, CallKind.SCAN), ScanCriteria.ALL, Selection.NO_LIMIT);
  }

  /** Returns the read of the partitions of a range of tokens, for scans that share the work. */
  public ScanSelection<E> scan(ReadPlan plan, TokenRange tokens) {
    ScanCriteria criteria = new ScanCriteria(tokens, Integer.MAX_VALUE);
    return new ScanSelection<>(read(plan, CallKind.SCAN), criteria, Selection.NO_LIMIT);
  }

  private MethodRead<E> read(ReadPlan plan, CallKind kind) {
    return MethodRead.of(context, plan.over(context.tables(), null), reads)
        .observed(kind, plan.cql(), plan.requests());
  }

  private <T> MethodRead<T> read(ReadPlan plan, Projection<T> projection, CallKind kind) {
    return MethodRead.of(
            context, plan.over(context.tables(), projection.columns()), projection, reads)
        .observed(kind, plan.cql(), plan.requests());
  }

  /** Applies an upsert with its changes in derived tables; completes with whether it did. */
  public CompletionStage<Boolean> write(Upsert upsert) {
    return writes.apply(upsert);
  }

  /** Returns the inserts of many entities, several rows of a partition as one batch if possible. */
  @SuppressWarnings("exports") // only our own modules insert rows so
  public RowInserts<E> inserts() {
    return RowInserts.of(writes);
  }

  /** Returns the writes with the options of this run time. */
  @SuppressWarnings("exports") // only our own modules write so
  public EntityWrites<E> writes() {
    return writes;
  }

  /** Returns whether each row needs a call of its own; see {@link EntityContext#writesRowByRow}. */
  public boolean writesRowByRow() {
    return context.writesRowByRow();
  }

  /** Reads a page of all rows as they are stored; see {@link EntityContext#everyRow}. */
  public CompletionStage<RowPage> everyRow(int limit, @Nullable Position after) {
    return context.everyRow(limit, after);
  }

  /** Returns the tables of the entity as they are stored. */
  @SuppressWarnings("exports") // for the jobs of our own modules
  public EntityTables tables() {
    return context.tables();
  }

  private TableSchema table() {
    return context.table();
  }
}
