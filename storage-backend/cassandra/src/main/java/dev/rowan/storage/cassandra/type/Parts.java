package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Reads values made of parts, each with its length before it; a negative length means null. */
final class Parts {
  private Parts() {}

  /** Returns the value of the next part, or null, and moves after it. */
  static @Nullable Object next(ByteBuffer bytes, ValueCodec codec) {
    int length = bytes.getInt();
    return length < 0 ? null : value(bytes, length, codec);
  }

  /** Returns the value of the next part, which must not be null, and moves after it. */
  static Object element(ByteBuffer bytes, ValueCodec codec) {
    Object element = next(bytes, codec);
    if (element == null) {
      throw new IllegalArgumentException("an element is missing");
    }
    return element;
  }

  /** Returns the value of the next bytes and moves after them. */
  static Object value(ByteBuffer bytes, int length, ValueCodec codec) {
    if (length > bytes.remaining()) {
      throw new IllegalArgumentException("a value is cut off");
    }
    int end = bytes.position() + length;
    int limit = bytes.limit();
    bytes.limit(end);
    Object value = codec.decode(bytes);
    bytes.limit(limit).position(end);
    return value;
  }

  /** Returns how large the table of a hash map of so many elements is to be. */
  static int tableSize(int count, ByteBuffer bytes) {
    return Math.min(count, bytes.remaining()) / 3 * 4 + 4;
  }
}
