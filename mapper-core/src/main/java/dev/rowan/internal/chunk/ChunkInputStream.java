package dev.rowan.internal.chunk;

import dev.rowan.internal.async.Await;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Objects;

/** Reads a large value, or a part of one, chunk by chunk. Not thread-safe. */
public final class ChunkInputStream extends InputStream {
  private final ChunkSequence chunks;
  private final Await await;
  private ByteBuffer current = ByteBuffer.allocate(0);

  /** Opens a part of a value. */
  public ChunkInputStream(ChunkSequence chunks, Await await) {
    this.chunks = chunks;
    this.await = await;
  }

  /** Makes the chunk at the position the current one; returns false at the end. */
  private boolean advance() {
    if (!current.hasRemaining()) {
      if (!chunks.hasNext()) {
        return false;
      }
      current = await.read(chunks.next());
    }
    return true;
  }

  @Override
  public int read() {
    if (!advance()) {
      return -1;
    }
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
    return count;
  }

  /** Skips bytes; the chunks that it passes are read, so that the checksum covers them. */
  @Override
  public long skip(long count) {
    long skipped = 0;
    while (skipped < count && advance()) {
      int step = (int) Math.min(count - skipped, current.remaining());
      current.position(current.position() + step);
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
