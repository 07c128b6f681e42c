package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import dev.rowan.internal.async.Await;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Reads a large value, or a part of one, chunk by chunk: requests the next chunk while the caller
 * reads the current one. Not thread-safe.
 */
public final class ChunkInputStream extends InputStream {
  private final IntFunction<? extends CompletionStage<ChunkStore.Chunk>> chunks;
  private final Await await;
  private final Chunks value;
  private final ChunkTotal checksum;
  private final long end;
  private long position;
  private ByteBuffer current = ByteBuffer.allocate(0);
  private int next;
  private @Nullable CompletionStage<ChunkStore.Chunk> ahead;

  /**
   * Opens a part of a value, and requests its first chunk.
   *
   * @param chunks requests a chunk by its number; the bytes are checked
   * @param offset at most the length of the value
   * @param length the largest number of bytes
   */
  public ChunkInputStream(
      IntFunction<? extends CompletionStage<ChunkStore.Chunk>> chunks,
      Await await,
      Chunks value,
      ChunkTotal checksum,
      long offset,
      long length) {
    this.chunks = chunks;
    this.await = await;
    this.value = value;
    this.checksum = checksum;
    this.end = length > value.length() - offset ? value.length() : offset + length;
    this.position = offset;
    this.next = (int) (offset / value.chunkBytes());
    request();
  }

  private void request() {
    boolean isNeeded = position < end && (long) next * value.chunkBytes() < end;
    ahead = isNeeded ? chunks.apply(next) : null;
  }

  /** Makes the chunk at the position the current one; returns false at the end. */
  private boolean advance() {
    if (position >= end) {
      return false;
    }
    if (!current.hasRemaining()) {
      ChunkStore.Chunk read = await.read(Objects.requireNonNull(ahead, "a requested chunk"));
      checksum.add(read);
      ByteBuffer chunk = read.data();
      int skipped = (int) (position - (long) next * value.chunkBytes());
      int limit = (int) Math.min(chunk.remaining(), end - (long) next * value.chunkBytes());
      current = chunk.slice(chunk.position() + skipped, limit - skipped);
      next++;
      request();
    }
    return true;
  }

  @Override
  public int read() {
    if (!advance()) {
      return -1;
    }
    position++;
    return current.get() & 0xFF;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, bytes.length);
    if (length == 0) {
      return 0;
    }
    if (!advance()) {
      return -1;
    }
    int count = Math.min(length, current.remaining());
    current.get(bytes, offset, count);
    position += count;
    return count;
  }

  /** Skips bytes; the chunks that it passes are read, so that the checksum covers them. */
  @Override
  public long skip(long count) {
    long skipped = 0;
    while (skipped < count && advance()) {
      int step = (int) Math.min(count - skipped, current.remaining());
      current.position(current.position() + step);
      position += step;
      skipped += step;
    }
    return skipped;
  }

  /** Returns the number of bytes that are in memory. */
  @Override
  public int available() {
    return current.remaining();
  }
}
