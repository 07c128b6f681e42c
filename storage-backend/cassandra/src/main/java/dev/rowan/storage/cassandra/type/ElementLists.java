package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * Encoded values put together as a list or a tuple, for {@code IN} and for edits of collections.
 */
public final class ElementLists {
  private ElementLists() {}

  /** Returns a list, or a set, of these elements. */
  public static ByteBuffer list(List<ByteBuffer> elements) {
    return Parts.counted(elements.size(), elements);
  }

  /** Returns a map of these keys, each followed by its value. */
  public static ByteBuffer map(List<ByteBuffer> keysAndValues) {
    return Parts.counted(keysAndValues.size() / 2, keysAndValues);
  }

  /** Returns a tuple of these fields. */
  public static ByteBuffer tuple(List<ByteBuffer> fields) {
    return Parts.joined(List.copyOf(fields));
  }
}
