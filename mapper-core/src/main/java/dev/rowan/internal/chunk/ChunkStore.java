package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.ChunkRemovals;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Writes, reads and deletes the chunks of the large values of one column. Thread-safe. */
public final class ChunkStore {
  /** The time within which an upload must be finished. */
  public static final Duration LONGEST_UPLOAD = Duration.ofDays(1);

  private final ChunkedColumn column;
  private final Backend backend;
  private final PlanExecutor executor;
  private final InstantSource time;
  private final boolean dated;

  /**
   * Creates the store of one column.
   *
   * @param time dates the writes of chunks where the backend is not in this process
   */
  public ChunkStore(
      ChunkedColumn column, Backend backend, PlanExecutor executor, InstantSource time) {
    this.column = column;
    this.backend = backend;
    this.executor = executor;
    this.time = time;
    // an engine in this process dates writes in their order, and needs no retries
    this.dated = !backend.capabilities().has(Capability.INDEX_MAINTENANCE);
  }

  /** Returns the column. */
  public ChunkedColumn column() {
    return column;
  }

  /** Returns the time of day of the session. */
  public Instant now() {
    return time.instant();
  }

  /**
   * A chunk that was read and checked.
   *
   * @param data the bytes, at a position of its own
   */
  public record Chunk(int number, ByteBuffer data, int crc32c) {}

  /**
   * The chunks of one upload of one row.
   *
   * @param key a row that has the key of the entity
   */
  public record Place(Row key, UUID upload, int chunkBytes) {}

  /**
   * Writes a chunk.
   *
   * @param data must not change afterwards
   * @param crc32c of the data
   * @param ttl in seconds, 0 for none
   * @param after the write has a later timestamp than this one, in microseconds since 1970
   */
  CompletionStage<?> write(
      Place place,
      int chunk,
      ByteBuffer data,
      int crc32c,
      int ttl,
      long after,
      CallOptions options) {
    Row.Builder row = key(place, chunk);
    TableSchema table = column.chunks();
    row.set(table.size() - 2, data).set(table.size() - 1, crc32c);
    return execute(Upsert.insert(table, row.build()).withTtl(ttl), after, options);
  }

  private CompletionStage<?> execute(Mutation mutation, long after, CallOptions options) {
    OptionalLong timestamp =
        dated ? OptionalLong.of(Math.max(micros(), after + 1)) : OptionalLong.empty();
    MutationSet set = new MutationSet(List.of(Change.of(mutation)), timestamp, options);
    return executor.execute(WritePlan.of(set));
  }

  private long micros() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, time.instant());
  }

  private Row.Builder key(Place place, int chunk) {
    TableSchema table = column.chunks();
    Row.Builder row = Row.unset(table.size());
    int section = ChunkedColumn.section(place.chunkBytes(), chunk);
    List<Object> partition = column.partition(place.key(), place.upload(), section);
    for (int i = 0; i < partition.size(); i++) {
      row.set(i, partition.get(i));
    }
    return row.set(partition.size(), chunk);
  }

  /**
   * Reads a chunk of a value; completes with null if it is not there.
   *
   * @throws UnreadableRowException in the stage, if its bytes differ from its checksum or its
   *     length
   */
  public CompletionStage<@Nullable Chunk> read(
      Row key, Chunks value, int chunk, CallOptions options) {
    Place place = new Place(key, value.upload(), value.chunkBytes());
    RowQuery query =
        RowQuery.of(column.chunks(), key(place, chunk).build(), ReadMode.PLAIN.with(options));
    return executor
        .retries()
        .idempotent(
            () -> backend.fetch(query), executor.retries().deadline(options), options.counters())
        .thenApply(page -> checked(page, value, chunk));
  }

  private @Nullable Chunk checked(RowPage page, Chunks value, int chunk) {
    if (page.rows().isEmpty()) {
      return null;
    }
    Row row = page.rows().get(0);
    int size = column.chunks().size();
    ByteBuffer data = (ByteBuffer) row.get(size - 2);
    Integer crc32c = (Integer) row.get(size - 1);
    if (data == null
        || crc32c == null
        || data.remaining() != value.bytesOf(chunk)
        || Checksum.of(data) != crc32c) {
      throw damaged(chunk, "other bytes than its checksum or its length tells");
    }
    return new Chunk(chunk, data.duplicate(), crc32c);
  }

  /** Returns the failure of a read of a chunk. */
  public UnreadableRowException damaged(int chunk, String found) {
    return new UnreadableRowException(
        ErrorCode.VALUE_DAMAGED,
        Map.of("table", column.chunks().name(), "chunk", Integer.toString(chunk), "found", found),
        null);
  }

  /**
   * Deletes the chunks of a value.
   *
   * @param key a row that has the key of the entity
   */
  public CompletionStage<Void> delete(Row key, Chunks value, CallOptions options) {
    return delete(key, value.upload(), ChunkedColumn.sections(value), options);
  }

  /**
   * Deletes the first sections of an upload.
   *
   * @param key a row that has the key of the entity
   */
  public CompletionStage<Void> delete(Row key, UUID upload, int sections, CallOptions options) {
    return sections == 0
        ? CompletableFuture.completedFuture(null)
        : BoundedConcurrency.forEach(
            ChunkRemovals.all(column, key, upload, sections),
            deletion -> execute(deletion, Long.MIN_VALUE, options));
  }

  /**
   * Deletes one section of an upload.
   *
   * @param key a row that has the key of the entity
   */
  public CompletionStage<?> deleteSection(Row key, UUID upload, int section, CallOptions options) {
    return execute(ChunkRemovals.of(column, key, upload, section), Long.MIN_VALUE, options);
  }

  /** Returns the backend, for reads of many chunks. */
  Backend backend() {
    return backend;
  }

  /** Returns the value of a chunk's number. */
  int number(Row chunk) {
    return (Integer) Objects.requireNonNull(chunk.get(column.chunks().partitionKeySize()));
  }
}
