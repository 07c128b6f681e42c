package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInput;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.Element;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Misfit;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Elements of sets and keys of maps as paths: in their ordered form, so that paths sort as they do,
 * and beside it as spelled where that form cannot say it. Immutable and thread-safe.
 */
final class PathForm {
  /** The limit of Cassandra, whose paths have a length of 16 bits. */
  private static final int MAX_LENGTH = 0xFFFF;

  private final TypeCodec<?> codec;

  PathForm(TypeCodec<?> codec) {
    this.codec = codec;
  }

  /**
   * Returns the element at a key.
   *
   * @throws RejectedInput if the type cannot hold the key, or it is too long
   */
  Element element(@Nullable Object key, Cell cell, ByteSink scratch) {
    codec.writeOrdered(key, scratch.reset());
    byte[] path = scratch.toByteArray();
    if (path.length > MAX_LENGTH) {
      requireFitting(key, scratch);
    }
    return Element.of(path, codec.respells() ? spelling(key, path, scratch) : null, cell);
  }

  private void requireFitting(@Nullable Object key, ByteSink scratch) {
    codec.writeValue(key, scratch.reset());
    if (scratch.length() > MAX_LENGTH) {
      throw Misfit.value(
          codec.cql(), "at most " + MAX_LENGTH + " bytes", scratch.length() + " bytes");
    }
  }

  private byte @Nullable [] spelling(@Nullable Object key, byte[] path, ByteSink scratch) {
    if (codec.readOrdered(new ByteSource().reset(path)).equals(key)) {
      return null;
    }
    codec.writeValue(key, scratch.reset());
    return scratch.toByteArray();
  }

  /** Returns the key of an element. */
  Object read(LiveElements at) {
    ByteSource path = at.path();
    Object key = at.isSpelled() ? codec.readValue(path, path.remaining()) : codec.readOrdered(path);
    ElementsForm.requireEnd(path);
    return key;
  }
}
