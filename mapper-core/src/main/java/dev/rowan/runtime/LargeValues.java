package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.RowanException;
import dev.rowan.internal.session.ContentInserts;
import dev.rowan.internal.session.EntityWrites;
import dev.rowan.internal.session.StoredLargeValue;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the large values of one property for generated DAOs. Immutable and thread-safe.
 *
 * @param <E> the entity
 */
public final class LargeValues<E> implements MethodArguments {
  private final EntityWrites<E> writes;
  private final ReadOptions reads;
  private final int column;

  LargeValues(EntityWrites<E> writes, ReadOptions reads, int column) {
    this.writes = writes;
    this.reads = reads;
    this.column = column;
  }

  /**
   * Returns the same with these options of reads.
   *
   * @throws dev.rowan.error.RejectedInputException if the options are null
   */
  public LargeValues<E> with(@Nullable ReadOptions options) {
    if (options == null) {
      throw refused(writes.context().rejected("options", "null"));
    }
    return new LargeValues<>(writes, options.orElse(reads), column);
  }

  @Override
  public @Nullable String method() {
    return writes.method();
  }

  @Override
  public RowanException refused(RowanException failure) {
    return writes.refused(failure);
  }

  /**
   * Returns the large value of a row, without a request.
   *
   * @param key canonical values of the whole primary key
   */
  public LargeValue of(Object... key) {
    return StoredLargeValue.of(writes, reads.call(), column, writes.context().keyRow(key));
  }

  /**
   * Writes an entity with its large value, whether or not its row exists. Reads the content in the
   * calling thread, to its end. Completes with the entity as it is stored.
   *
   * @throws dev.rowan.error.RejectedInputException if the entity, a part of its key or the content
   *     is null
   * @throws java.io.UncheckedIOException if the stream fails; no row is written then
   */
  public CompletionStage<E> insert(@Nullable E entity, @Nullable InputStream content, Nulls nulls) {
    return writes.call(call -> ContentInserts.of(call, column).insert(entity, content, nulls));
  }

  /** Writes an entity with its large value; see the other method of this name. */
  public CompletionStage<E> insert(@Nullable E entity, byte @Nullable [] content, Nulls nulls) {
    return insert(entity, content == null ? null : new ByteArrayInputStream(content), nulls);
  }
}
