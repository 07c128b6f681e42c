package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The chunks of a large value, or of a part of one, in order. It requests the next chunk while the
 * caller uses the current one. Not thread-safe: the caller asks for a chunk after the chunk before
 * has come.
 */
public final class ChunkSequence {
  private final IntFunction<? extends CompletionStage<ChunkStore.Chunk>> chunks;
  private final Chunks value;
  private final ChunkTotal checksum;
  private final long begin;
  private final long end;
  private int next;
  private @Nullable CompletionStage<ChunkStore.Chunk> ahead;

  /**
   * Begins a part of a value, and requests its first chunk.
   *
   * @param chunks requests a chunk by its number; the bytes are checked
   * @param offset at most the length of the value
   * @param length the largest number of bytes
   */
  public ChunkSequence(
      IntFunction<? extends CompletionStage<ChunkStore.Chunk>> chunks,
      Chunks value,
      ChunkTotal checksum,
      long offset,
      long length) {
    this.chunks = chunks;
    this.value = value;
    this.checksum = checksum;
    this.begin = offset;
    this.end = length > value.length() - offset ? value.length() : offset + length;
    this.next = (int) (offset / value.chunkBytes());
    request();
  }

  private void request() {
    ahead = begin < end && startOf(next) < end ? chunks.apply(next) : null;
  }

  private long startOf(int chunk) {
    return (long) chunk * value.chunkBytes();
  }

  /** Whether chunks of the part remain. */
  public boolean hasNext() {
    return ahead != null;
  }

  /** Completes with the bytes of the next chunk that are in the part: one or more. */
  public CompletionStage<ByteBuffer> next() {
    return Objects.requireNonNull(ahead, "a requested chunk").thenApply(this::part);
  }

  private ByteBuffer part(ChunkStore.Chunk read) {
    checksum.add(read);
    ByteBuffer chunk = read.data();
    long start = startOf(next);
    int skipped = (int) Math.max(0, begin - start);
    int limit = (int) Math.min(chunk.remaining(), end - start);
    next++;
    request();
    return chunk.slice(chunk.position() + skipped, limit - skipped);
  }
}
