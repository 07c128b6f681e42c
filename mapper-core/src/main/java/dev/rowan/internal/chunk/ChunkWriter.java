package dev.rowan.internal.chunk;

import dev.rowan.dao.Chunks;
import dev.rowan.dao.TimeUuids;
import dev.rowan.internal.async.Await;
import dev.rowan.internal.async.Loop;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.value.Row;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Writes the chunks of one upload: cuts bytes into chunks, and has at most {@value #IN_FLIGHT}
 * chunks in flight. Not thread-safe.
 */
public final class ChunkWriter {
  private static final int IN_FLIGHT = 4;

  private final ChunkStore store;
  private final ChunkStore.Place place;
  private final int ttl;
  private final CallOptions options;
  private final Await await;
  private final Deque<CompletionStage<?>> inFlight = new ArrayDeque<>(IN_FLIGHT);
  private final long after;
  private int next;
  private int acknowledged;
  private int joined;
  private byte[] buffer = new byte[0];
  private int filled;

  /**
   * Creates the writer of an upload.
   *
   * @param begun what is stored of the upload already
   * @param ttl of the chunks in seconds, 0 for none
   */
  public ChunkWriter(
      ChunkStore store,
      ChunkStore.Place place,
      StoredChunks begun,
      int ttl,
      CallOptions options,
      Await await) {
    this.store = store;
    this.place = place;
    this.ttl = ttl;
    this.options = options;
    this.await = await;
    this.after = begun.newest();
    this.next = begun.chunks();
    this.acknowledged = begun.chunks();
    this.joined = begun.crc32c();
  }

  /** Returns the place of a new upload of a row, with the chunk size of the column. */
  public static ChunkStore.Place newUpload(ChunkStore store, Row key) {
    return new ChunkStore.Place(key, TimeUuids.next(), store.column().chunkBytes());
  }

  /** Returns the place of the chunks. */
  public ChunkStore.Place place() {
    return place;
  }

  /**
   * Returns the number of bytes in chunks that the store has acknowledged, each after the other.
   */
  public long stored() {
    return (long) acknowledged * place.chunkBytes();
  }

  /**
   * Adds the bytes of a stream.
   *
   * @throws UncheckedIOException if the stream fails
   */
  public void write(InputStream content) {
    try {
      int read;
      do {
        makeRoom();
        read = content.read(buffer, filled, buffer.length - filled);
        filled += Math.max(read, 0);
      } while (read >= 0);
    } catch (IOException e) {
      throw new UncheckedIOException("the content of a large value could not be read", e);
    }
  }

  /** Adds bytes. */
  public void write(byte[] content) {
    int position = 0;
    while (position < content.length) {
      makeRoom();
      int count = Math.min(content.length - position, buffer.length - filled);
      System.arraycopy(content, position, buffer, filled, count);
      filled += count;
      position += count;
    }
  }

  /**
   * Adds bytes without waiting in the calling thread. The stage completes when all of them are in a
   * chunk, or in memory. The next call must come after that.
   *
   * @param content must not change until then
   */
  public CompletionStage<Void> add(ByteBuffer content) {
    ByteBuffer remaining = content.duplicate();
    return Loop.until(
        () -> {
          if (remaining.hasRemaining() && isFull() && inFlight.size() == IN_FLIGHT) {
            return inFlight.element().thenApply(written -> acknowledge());
          }
          if (remaining.hasRemaining()) {
            grow();
            int count = Math.min(remaining.remaining(), buffer.length - filled);
            remaining.get(buffer, filled, count);
            filled += count;
          }
          return CompletableFuture.completedFuture(!remaining.hasRemaining());
        });
  }

  /** Counts the oldest chunk in flight; more remains to be done. */
  private boolean acknowledge() {
    inFlight.remove();
    acknowledged++;
    return false;
  }

  private boolean isFull() {
    return filled == place.chunkBytes();
  }

  /** Sends a full buffer, after one in flight has ended if there are too many. */
  private void makeRoom() {
    if (isFull() && inFlight.size() == IN_FLIGHT) {
      awaitOldest();
    }
    grow();
  }

  /** Sends a full buffer. A short value needs no buffer of a whole chunk. */
  private void grow() {
    if (filled < buffer.length) {
      return;
    }
    if (isFull()) {
      send();
    }
    int size = Math.min(place.chunkBytes(), Math.max(8_192, buffer.length * 4));
    buffer = filled == 0 ? new byte[nextSize(size)] : Arrays.copyOf(buffer, size);
  }

  private int nextSize(int size) {
    return next == 0 ? size : place.chunkBytes();
  }

  private void send() {
    ByteBuffer data = ByteBuffer.wrap(buffer, 0, filled).asReadOnlyBuffer();
    int crc32c = Checksum.of(data);
    inFlight.add(store.write(place, next, data, crc32c, ttl, after, options));
    joined = Checksum.joined(joined, crc32c, filled);
    next = Math.addExact(next, 1);
    buffer = new byte[0]; // the request may still hold the other one
    filled = 0;
  }

  private void awaitOldest() {
    await.result(inFlight.element());
    acknowledge();
  }

  /** Sends the last chunk. Completes with the value when all chunks are stored. */
  public CompletionStage<Chunks> finish() {
    long length = (long) next * place.chunkBytes() + filled;
    return Loop.until(
            () -> {
              if (filled > 0 && inFlight.size() < IN_FLIGHT) {
                send();
              }
              return inFlight.isEmpty()
                  ? CompletableFuture.completedFuture(true)
                  : inFlight.element().thenApply(written -> acknowledge());
            })
        .thenApply(all -> new Chunks(place.upload(), length, place.chunkBytes(), joined));
  }

  /** Deletes all chunks, after those in flight have ended. */
  public CompletionStage<Void> discard() {
    CompletableFuture<?>[] ended =
        inFlight.stream()
            .map(each -> each.handle((done, failure) -> done).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    inFlight.clear();
    int sections = next == 0 ? 0 : ChunkedColumn.section(place.chunkBytes(), next - 1) + 1;
    return CompletableFuture.allOf(ended)
        .thenCompose(all -> store.delete(place.key(), place.upload(), sections, options));
  }
}
