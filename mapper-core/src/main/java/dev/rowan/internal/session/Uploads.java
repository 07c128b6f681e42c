package dev.rowan.internal.session;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.internal.chunk.ChunkWriter;
import java.util.function.Supplier;

/** What an upload that fails leaves. */
final class Uploads {
  private Uploads() {}

  /**
   * Returns the result of writing a value. If that fails, deletes the chunks, because the caller
   * has no token to continue with. If the row may refer to them, or if the deletion fails too, the
   * chunks stay, and the maintenance job decides.
   */
  static <T> T orDiscard(ChunkWriter chunks, Supplier<T> writing) {
    try {
      return writing.get();
    } catch (OutcomeUnknownException e) {
      throw e;
    } catch (RuntimeException e) {
      throw discarded(chunks, e);
    }
  }

  private static RuntimeException discarded(ChunkWriter chunks, RuntimeException failure) {
    try {
      chunks.discard();
    } catch (RowanException e) {
      failure.addSuppressed(e);
    }
    return failure;
  }
}
