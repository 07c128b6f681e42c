package dev.rowan.internal.session;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Chunks;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.chunk.ChunkStore;
import dev.rowan.internal.chunk.ChunkWriter;
import dev.rowan.internal.chunk.StoredChunks;
import dev.rowan.mapping.Codecs;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.value.Row;
import java.io.InputStream;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Inserts entities with their large values: first the chunks, then the row that refers to them.
 * Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class ContentInserts<E> {
  private final EntityWrites<E> writes;
  private final ChunkStore store;

  private ContentInserts(EntityWrites<E> writes, ChunkStore store) {
    this.writes = writes;
    this.store = store;
  }

  /** Returns the inserts of entities with the values of this column. */
  public static <E> ContentInserts<E> of(EntityWrites<E> writes, int column) {
    return new ContentInserts<>(writes.atLeastMajority(), writes.context().chunks(column));
  }

  /**
   * Inserts an entity. Reads the content in the calling thread. Completes with the entity as a
   * select returns it.
   *
   * @throws RejectedInputException if the entity, a part of its key or the content is null
   * @throws java.io.UncheckedIOException if the content cannot be read; no row is written then
   */
  public CompletionStage<E> insert(@Nullable E entity, @Nullable InputStream content, Nulls nulls) {
    EntityContext<E> context = writes.context();
    E generated = GeneratedEntities.now(writes, entity);
    Row row = writes.written(generated, nulls);
    if (content == null) {
      throw Attribution.of(writes.method(), context.rejected("content", "null"));
    }
    ChunkWriter chunks =
        new ChunkWriter(
            store,
            ChunkWriter.newUpload(store, row),
            StoredChunks.NONE,
            ChunkTtl.of(context.table(), writes.options()),
            writes.options().call(),
            context.await());
    return Uploads.orDiscard(
            chunks,
            () -> {
              chunks.write(content);
              return chunks
                  .finish()
                  .thenCompose(value -> inserted(generated, withValue(row, value)));
            })
        .thenApply(stored -> context.read(readable(stored)));
  }

  private CompletionStage<Row> inserted(@Nullable E entity, Row referring) {
    return writes
        .about(entity)
        .apply(Upsert.insert(writes.context().table(), referring))
        .thenApply(applied -> referring);
  }

  private Row withValue(Row row, Chunks value) {
    @Nullable Object[] values = row.toArray();
    values[store.column().column()] = Codecs.CHUNKS.encode(value);
    return Row.owning(values);
  }

  /** Returns a row as a select reads it: columns that the insert leaves unset have no value. */
  private static Row readable(Row written) {
    @Nullable Object[] values = written.toArray();
    for (int i = 0; i < values.length; i++) {
      values[i] = values[i] == Row.UNSET ? null : values[i];
    }
    return Row.owning(values);
  }
}
