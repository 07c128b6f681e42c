package dev.rowan.internal.session;

import dev.rowan.internal.chunk.ChunkSequence;
import dev.rowan.internal.read.ResultCursor;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** The chunks of a large value as pages of one result each. Not thread-safe. */
final class ChunkCursor implements ResultCursor<ByteBuffer> {
  private final CompletionStage<ChunkSequence> opening;
  private @Nullable ChunkSequence opened;

  /**
   * Returns the chunks of a value.
   *
   * @param opening the value, whose row is being read
   */
  ChunkCursor(CompletionStage<ChunkSequence> opening) {
    this.opening = opening;
  }

  @Override
  public boolean hasNext() {
    return opened == null || opened.hasNext();
  }

  @Override
  public CompletionStage<List<ByteBuffer>> next() {
    return opening.thenCompose(
        chunks -> {
          opened = chunks;
          return chunks.hasNext()
              ? chunks.next().thenApply(chunk -> List.of(chunk.asReadOnlyBuffer()))
              : CompletableFuture.completedFuture(List.of());
        });
  }
}
