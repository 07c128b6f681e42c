package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInputException;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.Element;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSink;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * Encodes elements of sets and keys of maps as cell paths. The path is the ordered form of the
 * value, so that paths sort like values. If that form loses the original encoding, the element also
 * stores it. Immutable and thread-safe.
 */
final class CellPathCodec {
  /** Cassandra's limit: its cell paths have a length of 16 bits. */
  private static final int MAX_LENGTH = 0xFFFF;

  private final TypeCodec<?> codec;

  CellPathCodec(TypeCodec<?> codec) {
    this.codec = codec;
  }

  /**
   * Returns the element at a key.
   *
   * @throws RejectedInputException if the type cannot hold the key, or the key is too long
   */
  Element element(@Nullable Object key, Cell cell, ByteSink scratch) {
    codec.writeOrdered(key, scratch.reset());
    byte[] path = scratch.toByteArray();
    if (path.length > MAX_LENGTH) {
      requireFitting(key, scratch);
    }
    return Element.of(
        path, codec.allowsNonCanonical() ? originalKey(key, path, scratch) : null, cell);
  }

  private void requireFitting(@Nullable Object key, ByteSink scratch) {
    codec.writeValue(key, scratch.reset());
    if (scratch.length() > MAX_LENGTH) {
      throw CodecErrors.value(
          codec.cql(), "at most " + MAX_LENGTH + " bytes", scratch.length() + " bytes");
    }
  }

  private byte @Nullable [] originalKey(@Nullable Object key, byte[] path, ByteSink scratch) {
    if (codec.readOrdered(new ByteSource().reset(path)).equals(key)) {
      return null;
    }
    codec.writeValue(key, scratch.reset());
    return scratch.toByteArray();
  }

  /** Returns the key of an element. */
  Object read(LiveElements at) {
    ByteSource path = at.path();
    Object key =
        at.hasOriginalKey() ? codec.readValue(path, path.remaining()) : codec.readOrdered(path);
    MultiCellLayout.requireEnd(path);
    return key;
  }
}
