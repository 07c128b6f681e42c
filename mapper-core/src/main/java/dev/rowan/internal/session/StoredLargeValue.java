package dev.rowan.internal.session;

import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Upload;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.chunk.ChunkInputStream;
import dev.rowan.internal.chunk.ChunkSequence;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.internal.chunk.ChunkTotal;
import dev.rowan.internal.chunk.ChunkWriter;
import dev.rowan.internal.chunk.PublishedContent;
import dev.rowan.internal.chunk.StoredChunks;
import dev.rowan.internal.read.ResultPublisher;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.Codecs;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.value.Row;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The large value of one row. Immutable and thread-safe. */
public final class StoredLargeValue implements LargeValue {
  private final EntityWrites<?> writes;
  private final EntityContext<?> context;
  private final CallOptions reads;
  private final ChunkStore store;
  private final Row key;

  private StoredLargeValue(EntityWrites<?> writes, CallOptions reads, int column, Row key) {
    this.writes = writes;
    this.context = writes.context();
    this.reads = reads;
    this.store = context.chunks(column);
    this.key = key;
  }

  /**
   * Returns the large value of a row.
   *
   * @param reads the request options of reads
   * @param column the place of the column that refers to the value
   * @param key a row that has the whole key
   */
  public static LargeValue of(EntityWrites<?> writes, CallOptions reads, int column, Row key) {
    return new StoredLargeValue(writes.atLeastMajority(), reads, column, key);
  }

  @Override
  public Optional<Chunks> stored() {
    return Optional.ofNullable(store.column().in(context.await().read(row())));
  }

  /** Returns the row, or null if there is none. */
  private CompletionStage<@Nullable Row> row() {
    return row(reads);
  }

  private CompletionStage<@Nullable Row> row(CallOptions options) {
    RetryPolicy retries = context.session().writers().executor().retries();
    RowReader rows = new RowReader(context.session().backend(), context.tables());
    return retries
        .idempotent(
            () -> rows.readUntimed(key, options), retries.deadline(options), options.counters())
        .thenApply(found -> found.state().row());
  }

  @Override
  public InputStream open() {
    return open(0, Long.MAX_VALUE);
  }

  @Override
  public InputStream open(long offset, long length) {
    return new ChunkInputStream(
        part(store.column().in(context.await().read(row())), offset, length), context.await());
  }

  /** Begins a part of the value of a row; null for a row without one. */
  private ChunkSequence part(@Nullable Chunks value, long offset, long length) {
    if (value == null) {
      throw missing("no value");
    }
    if (offset < 0 || length < 0 || offset > value.length()) {
      throw named(context.rejected("range", "outside of a value of " + value.length() + " bytes"));
    }
    return new ChunkSequence(
        chunk -> chunk(value, chunk), value, new ChunkTotal(store, value), offset, length);
  }

  @Override
  public Flow.Publisher<ByteBuffer> publish() {
    return publish(0, Long.MAX_VALUE);
  }

  @Override
  public Flow.Publisher<ByteBuffer> publish(long offset, long length) {
    return new ResultPublisher<>(
        () -> new ChunkCursor(row().thenApply(row -> part(store.column().in(row), offset, length))),
        failure -> Attribution.named(writes.method(), failure));
  }

  /**
   * Reads a chunk. A replica may lack a chunk that a majority has, so a missing one is read again
   * from a majority before it counts as lost.
   */
  private CompletionStage<ChunkStore.Chunk> chunk(Chunks value, int chunk) {
    CallOptions strong = RowReader.atLeastMajority(reads);
    CompletionStage<ChunkStore.Chunk> read =
        store
            .read(key, value, chunk, reads)
            .thenCompose(
                found -> found == null ? store.read(key, value, chunk, strong) : done(found))
            .thenCompose(
                found ->
                    found == null
                        ? row(strong)
                            .thenCompose(
                                row -> CompletableFuture.failedFuture(lost(value, chunk, row)))
                        : done(found));
    return Attribution.stage(writes.method(), read);
  }

  private static CompletionStage<ChunkStore.@Nullable Chunk> done(ChunkStore.Chunk chunk) {
    return CompletableFuture.completedFuture(chunk);
  }

  private RowanException lost(Chunks value, int chunk, @Nullable Row row) {
    Chunks now = store.column().in(row);
    return now != null && now.upload().equals(value.upload())
        ? store.damaged(chunk, "no chunk")
        : new RejectedInputException(
            ErrorCode.VALUE_REPLACED, Map.of("table", context.table().name()), null);
  }

  @Override
  public Chunks write(@Nullable InputStream content) {
    var given = required(content);
    return filled(chunks -> chunks.write(given));
  }

  @Override
  public Chunks write(byte @Nullable [] content) {
    var given = required(content);
    return filled(chunks -> chunks.write(given));
  }

  private Chunks filled(Consumer<ChunkWriter> writing) {
    return await(
        written(
            chunks -> {
              context.await().read(requiredRow());
              writing.accept(chunks);
              return CompletableFuture.completedFuture(null);
            }));
  }

  @Override
  public CompletionStage<Chunks> write(Flow.@Nullable Publisher<ByteBuffer> content) {
    var given = required(content);
    return Attribution.stage(
        writes.method(),
        written(chunks -> requiredRow().thenCompose(row -> PublishedContent.addTo(chunks, given))));
  }

  private CompletionStage<Chunks> written(Function<ChunkWriter, CompletionStage<Void>> writing) {
    ChunkWriter chunks = writer(ChunkWriter.newUpload(store, key), StoredChunks.NONE);
    return Uploads.orDiscard(
        chunks,
        () -> writing.apply(chunks).thenCompose(all -> chunks.finish()).thenCompose(this::commit));
  }

  /** Returns the content that a caller gave. */
  <T> T required(@Nullable T content) {
    if (content == null) {
      throw named(context.rejected("content", "null"));
    }
    return content;
  }

  @Override
  public void delete() {
    if (context.await().read(row()) != null) {
      await(change(null));
    }
  }

  private CompletionStage<?> change(@Nullable Chunks value) {
    @Nullable Object[] values = key.toArray();
    values[store.column().column()] = value == null ? null : Codecs.CHUNKS.encode(value);
    return writes.call(call -> call.update(Row.owning(values)));
  }

  /**
   * Lets the row refer to a value, if there is a row, and the upload is not over. Completes with
   * the value.
   */
  CompletionStage<Chunks> commit(Chunks value) {
    if (UploadToken.isOver(value.upload(), store.now())) {
      throw ended("an upload that began more than a day ago");
    }
    return requiredRow().thenCompose(row -> change(value)).thenApply(done -> value);
  }

  private CompletionStage<Row> requiredRow() {
    return row()
        .thenApply(
            found -> {
              if (found == null) {
                throw missing("no row");
              }
              return found;
            });
  }

  /** Returns the result of a stage that may write. */
  <T> T await(CompletionStage<T> stage) {
    return context.await().result(stage);
  }

  @Override
  public Upload begin() {
    return upload(ChunkWriter.newUpload(store, key), StoredChunks.NONE);
  }

  @Override
  public Upload resume(@Nullable String token) {
    ChunkStore.Place place = UploadToken.place(token, key, store.now(), this::ended);
    if (stored().filter(now -> now.upload().equals(place.upload())).isPresent()) {
      throw ended("a finished upload");
    }
    CallOptions options = writes.options().call();
    return upload(place, StoredChunks.of(store, place, options, context.await()));
  }

  private StoredUpload upload(ChunkStore.Place place, StoredChunks begun) {
    return new StoredUpload(this, writer(place, begun));
  }

  private ChunkWriter writer(ChunkStore.Place place, StoredChunks begun) {
    int ttl = ChunkTtl.of(context.table(), writes.options());
    return new ChunkWriter(store, place, begun, ttl, writes.options().call(), context.await());
  }

  private RowanException missing(String found) {
    return named(
        new RejectedInputException(
            ErrorCode.NO_LARGE_VALUE,
            Map.of("table", context.table().name(), "found", found),
            null));
  }

  /** Returns the refusal of an upload. */
  RowanException ended(String found) {
    return named(
        new RejectedInputException(
            ErrorCode.UPLOAD_ENDED, Map.of("table", context.table().name(), "found", found), null));
  }

  private RowanException named(RowanException failure) {
    return Attribution.of(writes.method(), failure);
  }
}
