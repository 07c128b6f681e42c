package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.binding.EntityMapping;
import dev.rowan.call.CallOptions;
import dev.rowan.copy.Copies;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.StaleVersion;
import dev.rowan.error.UnsupportedByBackend;
import dev.rowan.guard.Guardrails;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.patch.EntityPatch;
import dev.rowan.query.AnyOf;
import dev.rowan.query.Applied;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.Range;
import dev.rowan.query.ReadOptions;
import dev.rowan.query.RowPage;
import dev.rowan.query.ScanQuery;
import dev.rowan.query.TokenRange;
import dev.rowan.query.WriteOptions;
import dev.rowan.schema.DerivedTable;
import dev.rowan.schema.TableSchema;
import dev.rowan.unit.BatchEntity;
import dev.rowan.upkeep.EntityTables;
import dev.rowan.value.Row;
import dev.rowan.value.Slice;
import dev.rowan.write.EntityWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * What generated DAOs call to read and write the entities of one type. Every write is one unit: the
 * row, and what follows from it in the tables derived from it. Thread-safe.
 *
 * @param <E> the entity
 */
public final class DaoRuntime<E> {
  final Session session;
  private final EntityMapping<E> mapping;
  final EntityTables tables;
  private final EntityWriter writer;
  private final BatchEntity batches;
  private final RowSource rows;
  private final ReadOptions reads;
  private final CallOptions writes;
  final WriteOptions options;
  private volatile @Nullable MethodRuntimes<E> methods;

  DaoRuntime(Session session, EntityMapping<E> mapping, EntityTables tables) {
    this.reads = session.reads();
    this.writes = session.writes();
    this.options = WriteOptions.of(writes);
    this.session = session;
    this.mapping = mapping;
    this.tables = tables;
    this.writer = session.copies().kept(mapping, session.writers().of(tables));
    this.batches = session.batches().entity(mapping, tables);
    this.rows =
        new RowSource(
            session.backend(), tables, session.writers().background(), session.guardrails());
  }

  private DaoRuntime(
      DaoRuntime<E> other, ReadOptions reads, CallOptions writes, WriteOptions options) {
    this.reads = reads;
    this.writes = writes;
    this.options = options;
    this.session = other.session;
    this.mapping = other.mapping;
    this.tables = other.tables;
    this.writer = other.writer;
    this.batches = other.batches;
    this.rows = other.rows;
  }

  /**
   * Returns this, if the backend can write under conditions.
   *
   * @throws UnsupportedByBackend if it cannot
   */
  public DaoRuntime<E> needingConditionalWrites() {
    session.requireConditionalWrites(tables);
    return this;
  }

  /** Returns what a stage completes with that may write; see {@link Await#result}. */
  public <T> T await(CompletionStage<T> stage) {
    return session.await().result(stage);
  }

  /** Returns what a stage completes with that writes nothing; see {@link Await#read}. */
  public <T> T awaitRead(CompletionStage<T> stage) {
    return session.await().read(stage);
  }

  /**
   * Returns this with options for its next write.
   *
   * @throws RejectedInput if the options are null
   */
  public DaoRuntime<E> with(@Nullable WriteOptions newOptions) {
    if (newOptions == null) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("table", table().name(), "options", "null"), null);
    }
    return new DaoRuntime<>(this, reads, writes, newOptions.orElse(writes));
  }

  /**
   * Returns this for the writes of a method, such as {@code Items.save}, of which is said what is
   * logged and counted of them; the same for the same method.
   */
  public DaoRuntime<E> by(String method) {
    MethodRuntimes<E> known = methods;
    if (known == null) {
      known = new MethodRuntimes<>(this);
      methods = known;
    }
    return known.of(method);
  }

  /** Returns this for a DAO that reads like this where a call does not say otherwise. */
  public DaoRuntime<E> reading(ReadOptions newReads) {
    return new DaoRuntime<>(this, newReads.orElse(reads), writes, options);
  }

  /** Returns this for a DAO that writes like this where a call does not say otherwise. */
  public DaoRuntime<E> writing(CallOptions newWrites) {
    WriteOptions newOptions = WriteOptions.of(newWrites).orElse(writes);
    return new DaoRuntime<>(this, reads, newOptions.call(), newOptions);
  }

  /** Writes an entity, whether or not its row exists. */
  public CompletionStage<Boolean> insert(@Nullable E entity, Nulls nulls) {
    return apply(Upsert.insert(table(), written(entity, nulls)));
  }

  /** Writes an entity if its row does not exist; completes with whether it was written. */
  public CompletionStage<Boolean> insertIfNotExists(@Nullable E entity, Nulls nulls) {
    return apply(Upsert.insert(table(), written(entity, nulls)).when(Condition.IF_NOT_EXISTS));
  }

  /** Writes the columns of an entity without making the row exist by itself. */
  public CompletionStage<Boolean> update(@Nullable E entity, Nulls nulls) {
    return Patches.update(this, entity, nulls);
  }

  /** Writes the columns of an entity if its row exists; completes with whether it was written. */
  public CompletionStage<Boolean> updateIfExists(@Nullable E entity, Nulls nulls) {
    return answering().updateIfExists(entity, nulls);
  }

  /** Writes the columns that the row sets; the key columns must be set. */
  public CompletionStage<Boolean> update(Row row) {
    return apply(Upsert.update(table(), row));
  }

  /** Writes the columns that the row sets if it exists; completes with whether it was written. */
  public CompletionStage<Boolean> updateIfExists(Row row) {
    return apply(Upsert.update(table(), row).when(Condition.IF_EXISTS));
  }

  /**
   * Writes what differs between two states of one entity, whatever its row is now. Where nothing
   * differs, nothing is written.
   *
   * @throws RejectedInput if the two are not of one key
   */
  public CompletionStage<Boolean> change(@Nullable E before, @Nullable E after) {
    return Patches.change(this, before, after);
  }

  /** Writes what a patch changes, whatever its row is now; nothing if it changes nothing. */
  public CompletionStage<Boolean> update(@Nullable EntityPatch<E> patch) {
    return Patches.update(this, patch);
  }

  /** Returns the writes under conditions that tell whether they were applied. */
  public ConditionalWrites<E, Boolean> answering() {
    return ConditionalWrites.answering(this);
  }

  /** Returns the writes under conditions that tell which row stood there where they were not. */
  public ConditionalWrites<E, Applied<E>> telling() {
    return ConditionalWrites.telling(this);
  }

  /** Returns the writes under conditions that fail with {@link StaleVersion} if they were not. */
  public ConditionalWrites<E, Boolean> insisting() {
    return ConditionalWrites.insisting(this);
  }

  /** Returns the writes that are planned now, and made in a unit with others. */
  public DeferredWrites<E> deferred() {
    return new DeferredWrites<>(this, batches);
  }

  /** Deletes the row of an entity. */
  public CompletionStage<Boolean> delete(@Nullable E entity) {
    return apply(DeleteRow.of(table(), written(entity, Nulls.DELETE), Moment.NOW));
  }

  /** Deletes the row of an entity if it exists; completes with whether it did. */
  public CompletionStage<Boolean> deleteIfExists(@Nullable E entity) {
    return apply(
        new DeleteRow(table(), written(entity, Nulls.DELETE), Condition.IF_EXISTS, Moment.NOW));
  }

  /**
   * Deletes the row of a whole key, or all rows that begin with a part of one.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public CompletionStage<Boolean> deleteByKey(Object... key) {
    return apply(deletion(key));
  }

  /**
   * Deletes the rows of one partition that begin with a part of a key, and whose next clustering
   * column is in a range. A range without ends leaves the choice to the key.
   *
   * @param range of canonical values
   * @param key canonical values of the whole partition key and of the first clustering columns
   */
  public CompletionStage<Boolean> deleteRange(Range<Object> range, Object... key) {
    return apply(deletion(range, key));
  }

  Mutation deletion(Range<Object> range, Object... key) {
    int partitionSize = table().partitionKeySize();
    List<Object> values = Arrays.asList(key);
    Slice slice =
        Slice.between(
            values.subList(partitionSize, values.size()), range.lowerBound(), range.upperBound());
    return new DeleteRange(table(), values.subList(0, partitionSize), slice, Moment.NOW);
  }

  Mutation deletion(Object... key) {
    if (key.length == table().keySize()) {
      return DeleteRow.of(table(), keyRow(key), Moment.NOW);
    }
    return deletion(Range.all(), key);
  }

  /** Deletes the row of a whole key if it exists; completes with whether it did. */
  public CompletionStage<Boolean> deleteByKeyIfExists(Object... key) {
    return apply(new DeleteRow(table(), keyRow(key), Condition.IF_EXISTS, Moment.NOW));
  }

  /**
   * Starts a read of partitions by their keys.
   *
   * <p>A component of the key may be an {@link AnyOf} of several values. Partitions are then read
   * at the same time, some at a time, and their rows come in the order of the partition keys, or
   * merged in clustering order if the plan is {@linkplain ReadPlan#inOrder() in order}; prefixes of
   * the clustering columns come in stored order. Either way pages are exact.
   *
   * @param key canonical values of the whole partition key and of the first clustering columns of
   *     the plan's table, each possibly an {@link AnyOf}
   */
  public Selection<E> select(ReadPlan plan, Object... key) {
    Criteria criteria = new Criteria.Keyed(Arrays.asList(key), null, null, Integer.MAX_VALUE);
    return new Selection<>(this, plan, criteria, null, reads);
  }

  /**
   * Starts a read of all rows of the plan's table, by the tokens of the partitions. {@link
   * Selection#stream} reads it in memory of constant size.
   */
  public Selection<E> scan(ReadPlan plan) {
    return scan(plan, TokenRange.ALL);
  }

  /** Starts a read of the partitions of a range of tokens, for scans that share the work. */
  public Selection<E> scan(ReadPlan plan, TokenRange tokens) {
    return new Selection<>(
        this, plan, new Criteria.Scanned(tokens, Integer.MAX_VALUE), null, reads);
  }

  /** Writes a row as it is given, with what follows from it; completes with whether it was. */
  public CompletionStage<Boolean> write(Upsert upsert) {
    return apply(upsert);
  }

  /** Returns whether each row must be written by a call of its own, with what follows from it. */
  public boolean writesRowByRow() {
    return tables.protocol() != null || Copies.isInvolved(mapping);
  }

  /**
   * Reads a page of all rows as they are stored: the declared columns, then others. What only
   * upkeep knows of, such as the marker of a deleted row, has no clustering columns, so that it
   * shows the static columns of its partition alone; without clustering columns it is left out.
   */
  public CompletionStage<RowPage> everyRow(int limit, @Nullable Position after) {
    Query scan = new ScanQuery(tables.row(), TokenRange.ALL, ScanQuery.Rows.ALL, limit, after);
    return session.backend().fetch(scan).thenApply(page -> LivingRows.of(page, tables));
  }

  /** Returns the plan over the tables as they are stored. */
  ReadPlan stored(ReadPlan plan) {
    DerivedTable index = plan.index();
    if (index == null) {
      return plan.over(tables.row());
    }
    session.gate().require(index.table().name());
    return plan.over(tables.derived(index.table().name()).table());
  }

  /** Returns the tables of the entity as they are stored. */
  public EntityTables tables() {
    return tables;
  }

  EntityMapping<E> mapping() {
    return mapping;
  }

  RowSource rows() {
    return rows;
  }

  Guardrails guardrails() {
    return session.guardrails();
  }

  PageTokens tokens() {
    return session.tokens();
  }

  CompletionStage<Boolean> apply(Mutation mutation) {
    return outcome(mutation).thenApply(WriteOutcome::applied);
  }

  /** Applies a mutation as the options of the call want it. */
  CompletionStage<WriteOutcome> outcome(Mutation mutation) {
    TimedMutation timed = TimedMutation.of(mutation, tables, options);
    return writer.write(timed.mutation(), timed.timestamp(), options.call());
  }

  Row written(@Nullable E entity, Nulls nulls) {
    if (entity == null) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("table", table().name(), "entity", "null"), null);
    }
    Row row = TrackedSave.whole(this, entity, mapping.write(entity));
    for (int i = 0; i < row.size(); i++) {
      if (row.get(i) == null) {
        return withNulls(row, nulls);
      }
    }
    return row;
  }

  Row withNulls(Row row, Nulls nulls) {
    @Nullable Object[] values = row.toArray();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null && table().column(i).kind().isKey()) {
        throw new RejectedInput(
            ErrorCode.NULL_KEY,
            Map.of("table", table().name(), "column", table().column(i).name()),
            null);
      }
      if (values[i] == null && nulls == Nulls.UNSET) {
        values[i] = Row.UNSET;
      }
    }
    return Row.owning(values);
  }

  Row keyRow(Object[] key) {
    Row.Builder row = Row.unset(table().size());
    for (int i = 0; i < key.length; i++) {
      row.set(i, key[i]);
    }
    return row.build();
  }

  TableSchema table() {
    return mapping.table();
  }
}
