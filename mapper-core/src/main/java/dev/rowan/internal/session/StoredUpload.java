package dev.rowan.internal.session;

import dev.rowan.dao.Chunks;
import dev.rowan.dao.Upload;
import dev.rowan.internal.chunk.ChunkWriter;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** An upload of the large value of one row. Not thread-safe. */
final class StoredUpload implements Upload {
  private final StoredLargeValue value;
  private final ChunkWriter chunks;
  private @Nullable Chunks finished;
  private boolean ended;

  StoredUpload(StoredLargeValue value, ChunkWriter chunks) {
    this.value = value;
    this.chunks = chunks;
  }

  /** Returns the writer of the chunks. */
  ChunkWriter chunks() {
    return chunks;
  }

  @Override
  public String token() {
    return UploadToken.of(chunks.place());
  }

  @Override
  public long stored() {
    return finished == null ? chunks.stored() : finished.length();
  }

  @Override
  public void write(@Nullable InputStream content) {
    requireOpen();
    chunks.write(value.required(content));
  }

  @Override
  public void write(byte @Nullable [] content) {
    requireOpen();
    chunks.write(value.required(content));
  }

  @Override
  public Chunks finish() {
    requireOpen();
    Chunks whole = value.await(chunks.finish().thenCompose(value::commit));
    finished = whole;
    ended = true;
    return whole;
  }

  private void requireOpen() {
    if (ended) {
      throw value.ended("a finished or discarded upload");
    }
  }

  @Override
  public void discard() {
    if (!ended) {
      ended = true;
      value.await(chunks.discard());
    }
  }
}
