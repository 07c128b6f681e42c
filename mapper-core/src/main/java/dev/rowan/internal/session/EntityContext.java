package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.batch.BatchEntity;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.internal.chunk.ChunkedRows;
import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.copy.CountingRows;
import dev.rowan.internal.copy.HookedWriter;
import dev.rowan.internal.copy.TrimmingRows;
import dev.rowan.internal.copy.WriteHook;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.read.EntityReads;
import dev.rowan.internal.read.LiveRowFilter;
import dev.rowan.internal.read.ReadRecorder;
import dev.rowan.internal.read.RowSource;
import dev.rowan.internal.read.TimedRows;
import dev.rowan.internal.write.EntityWriter;
import dev.rowan.internal.write.PartitionTrimmer;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.RowLimit;
import dev.rowan.mapping.UpdateTime;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.TokenRange;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One entity over one open backend: its mapping, its defined tables, and the objects that read and
 * write its rows. Reads, writes and conditional writes share it. Thread-safe.
 *
 * @param <E> the entity
 */
public final class EntityContext<E> {
  private final Session session;
  private final EntityMapping<E> mapping;
  private final TableSchema table;
  private final EntityTables tables;
  private final EntityWriter writer;
  private final List<ChunkStore> chunkStores;
  private final @Nullable ChunkedRows chunking;
  private final @Nullable CountingRows counting;
  private final @Nullable PartitionTrimmer trimmer;
  private final BatchEntity batches;
  private final RowSource rows;
  private final EntityReads<E> reads;
  private final @Nullable EntityCallbacks<E> callbacks;

  EntityContext(Session session, EntityMapping<E> mapping, EntityTables tables) {
    this.session = session;
    this.mapping = mapping;
    this.table = mapping.table();
    this.tables = tables;
    PlanExecutor executor = session.writers().executor();
    this.chunkStores =
        tables.chunked().stream()
            .map(each -> new ChunkStore(each, session.backend(), executor, session.time()))
            .toList();
    this.chunking =
        chunkStores.isEmpty() || tables.isEngineMaintained()
            ? null
            : new ChunkedRows(session.backend(), tables, executor.retries(), chunkStores);
    this.counting =
        tables.rollups().isEmpty() || tables.isEngineMaintained()
            ? null
            : new CountingRows(session.backend(), tables, executor);
    List<WriteHook> inner = new ArrayList<>();
    if (chunking != null) {
      inner.add(chunking);
    }
    if (counting != null) {
      inner.add(counting);
    }
    EntityWriter copying =
        session.copies().maintaining(mapping, HookedWriter.of(session.writers().of(tables), inner));
    RowLimit limit = mapping.rowLimit();
    this.trimmer = limit == null ? null : session.writers().trimmer(tables, limit, copying);
    TrimmingRows trimming = trimmer == null ? null : new TrimmingRows(trimmer);
    this.writer = trimming == null ? copying : trimming.around(copying);
    this.batches = session.batches().entity(mapping, tables, inner, trimming, this::read);
    this.rows = mapping.readsTimes() ? timedRows() : rows(session.backend());
    this.callbacks = EntityCallbacks.of(mapping, session.callbacks());
    this.reads = reads(this::read, rows);
  }

  private RowSource rows(Backend backend) {
    return new RowSource(backend, tables, session.writers().background(), session.guardrails());
  }

  private RowSource timedRows() {
    return rows(new TimedRows(session.backend()));
  }

  private <T> EntityReads<T> reads(Function<Row, T> reader, RowSource source) {
    return new EntityReads<>(
        reader,
        source,
        session.tokens(),
        session.guardrails(),
        session.await(),
        session.backend().capabilities().has(Capability.INDEX_MAINTENANCE)
            ? UnaryOperator.identity() // an engine in this process has no timeouts
            : session.writers().executor().retries()::started,
        session.backend().as(ReadRecorder.class).orElse(null));
  }

  /** Returns the session. */
  public Session session() {
    return session;
  }

  /** Returns the mapping. */
  public EntityMapping<E> mapping() {
    return mapping;
  }

  /** Returns the entity's own table, as declared. */
  public TableSchema table() {
    return table;
  }

  /** Returns the tables of the entity as they are stored. */
  public EntityTables tables() {
    return tables;
  }

  /** Returns what reads rows as entities. */
  public EntityReads<E> reads() {
    return reads;
  }

  /**
   * Returns the entity of a row, as a read returns it.
   *
   * @throws UnreadableRowException if the entity cannot be created; it names the table
   */
  public E read(Row row) {
    return callbacks == null ? stored(row) : callbacks.afterRead(stored(row));
  }

  /**
   * Returns the entity of a row, without callbacks.
   *
   * @throws UnreadableRowException if the entity cannot be created; it names the table
   */
  public E stored(Row row) {
    return read(row, mapping::read);
  }

  /**
   * Returns the entity that is written in place of an entity; null for null, which the write
   * refuses.
   */
  @Nullable E beforeWrite(@Nullable E entity) {
    return callbacks == null || entity == null ? entity : callbacks.beforeWrite(entity);
  }

  /** Returns a row that sets columns without an entity, after the callbacks have checked it. */
  Row beforeChange(Row row) {
    if (callbacks != null) {
      callbacks.beforeChange(row);
    }
    return row;
  }

  /**
   * Returns the stored tables that lose their rows when the entity loses all of its rows, each
   * before the tables that derive from it.
   */
  public Schema emptied() {
    return EntitySchema.emptied(tables);
  }

  /** Notifies the callbacks that all rows were deleted. */
  public void afterTruncate() {
    if (callbacks != null) {
      callbacks.afterTruncate();
    }
  }

  /** Returns the callbacks of the entity; null if there is none. */
  @Nullable EntityCallbacks<E> callbacks() {
    return callbacks;
  }

  /** A constructor or a setter of the user can refuse what another program has stored. */
  private <T> T read(Row row, Function<Row, T> reader) {
    try {
      return reader.apply(row);
    } catch (RowanException e) {
      throw e.with("table", table.name());
    } catch (RuntimeException e) {
      throw new UnreadableRowException(
          ErrorCode.UNREADABLE_ROW,
          Map.of(
              "table",
              table.name(),
              "found",
              "values that a constructor or setter refuses with " + e.getClass().getSimpleName()),
          e);
    }
  }

  /** Returns what reads rows as a projection. */
  <T> EntityReads<T> reads(Projection<T> projection) {
    return reads(row -> read(row, projection.reader()), projection.isTimed() ? timedRows() : rows);
  }

  /** Returns what waits for results. */
  public Await await() {
    return session.await();
  }

  /** Returns whether the backend reads no more columns than a query needs. */
  boolean readsColumns() {
    // an engine in this process decodes whole rows: there is no network between
    return !session.backend().capabilities().has(Capability.INDEX_MAINTENANCE);
  }

  /** Returns the writer of single rows. */
  EntityWriter writer() {
    return writer;
  }

  /** Returns the chunks of the large values of a column, by its place. */
  public ChunkStore chunks(int column) {
    for (ChunkStore store : chunkStores) {
      if (store.column().column() == column) {
        return store;
      }
    }
    throw new IllegalArgumentException(table + " has no large values in column " + column);
  }

  /** Returns what trims partitions to the row limit of the entity; null if it has none. */
  public @Nullable PartitionTrimmer trimmer() {
    return trimmer;
  }

  /**
   * Trims a partition after rows were inserted into it, if an insert of one of them requires it.
   */
  CompletionStage<Void> trimAfter(List<Upsert> inserts, CallOptions options) {
    PartitionTrimmer trims = trimmer;
    return trims == null || inserts.stream().noneMatch(trims::isDueAfter)
        ? CompletableFuture.completedFuture(null)
        : trims.afterInsert(inserts.get(0), options);
  }

  /** Returns how this entity is written in a batch with others. */
  public BatchEntity batches() {
    return batches;
  }

  /**
   * Returns the options of a write that starts now. It has a deadline if it needs several requests;
   * the backend's timeout bounds a single one.
   */
  CallOptions started(CallOptions options) {
    return writesRowByRow() || trimmer != null || chunking != null
        ? session.writers().executor().retries().started(options)
        : options;
  }

  /** Returns whether each write reads the rows that it changes, for chunks or for counters. */
  boolean needsRowsBeforeWrites() {
    return chunking != null || counting != null;
  }

  /** Returns whether each row needs a call of its own, as derived tables or copies depend on it. */
  public boolean writesRowByRow() {
    return tables.maintenance().isOfClient() || Copies.isInvolved(mapping) || counting != null;
  }

  /**
   * Reads a page of all rows as they are stored: the declared columns, then others. A row that only
   * index maintenance reads, such as the marker of a deleted row, shows the static columns of its
   * partition without clustering values; it is left out if the table has none.
   */
  public CompletionStage<RowPage> everyRow(int limit, @Nullable Position after) {
    ScanQuery scan = new ScanQuery(tables.row(), TokenRange.ALL, ScanQuery.Rows.ALL, limit, after);
    return session.backend().fetch(scan).thenApply(page -> LiveRowFilter.exported(page, tables));
  }

  /**
   * Returns the row that writes an entity.
   *
   * @param nulls what a null property of the entity does to its column
   * @throws RejectedInputException if the entity or a part of its key is null
   */
  public Row written(@Nullable E entity, Nulls nulls) {
    if (entity == null) {
      throw rejected("entity", "null");
    }
    Row row = TrackedSave.whole(this, entity, mapping.writable(entity));
    for (int i = 0; i < row.size(); i++) {
      if (row.get(i) == null) {
        return table.withNulls(row, nulls);
      }
    }
    return row;
  }

  /**
   * Returns the update that writes the columns that a row sets, and the update times of the entity.
   * A row of static columns only is not a row of the entity, and gets no update time.
   */
  public Upsert updating(Row row) {
    return Upsert.update(table, mapping.updateTimes().isEmpty() ? row : timed(row));
  }

  private Row timed(Row row) {
    for (int i = 0; i < table.keySize(); i++) {
      if (!row.isSet(i)) {
        return row;
      }
    }
    @Nullable Object[] values = row.toArray();
    for (UpdateTime<?> time : mapping.updateTimes()) {
      values[time.column()] = time.now();
    }
    return Row.owning(values);
  }

  /** Returns a row with these values of the first key columns, and all others unset. */
  public Row keyRow(Object[] key) {
    Row.Builder row = Row.unset(table.size());
    for (int i = 0; i < key.length; i++) {
      row.set(i, key[i]);
    }
    return row.build();
  }

  /** Returns the deletion of the row of a whole key, or of all rows with a part of a key. */
  public Mutation keyDeletion(Object... key) {
    return key.length == table.keySize()
        ? DeleteRow.of(table, keyRow(key), TimestampOffset.NONE)
        : rangeDeletion(null, null, key);
  }

  /**
   * Returns the deletion of the rows with a part of a key, and between two bounds of the next
   * columns; null for no bound.
   */
  public Mutation rangeDeletion(@Nullable Bound lower, @Nullable Bound upper, Object... key) {
    int partitionSize = table.partitionKeySize();
    List<Object> values = Arrays.asList(key);
    Slice slice = Slice.between(values.subList(partitionSize, values.size()), lower, upper);
    return new DeleteRange(table, values.subList(0, partitionSize), slice, TimestampOffset.NONE);
  }

  /** Returns the refusal of an argument of a write. */
  public RejectedInputException rejected(String argument, String found) {
    return new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED, Map.of("table", table.name(), argument, found), null);
  }
}
