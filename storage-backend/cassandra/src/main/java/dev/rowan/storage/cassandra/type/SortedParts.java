package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import dev.rowan.value.ValueOrder;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collects the elements of a set, or the entries of a map, in the order of their type. The server
 * keeps a frozen one as it is sent: in another order it would be another key. Not thread-safe.
 */
final class SortedParts {
  private record Part(Object value, ByteBuffer bytes, @Nullable ByteBuffer beside) {}

  private final ColumnType type;
  private final List<Part> parts;

  SortedParts(ColumnType type, int size) {
    this.type = type;
    this.parts = new ArrayList<>(size);
  }

  /** Adds an element that has been encoded, which has checked it. */
  void add(Object element, ByteBuffer bytes) {
    parts.add(new Part(element, bytes, null));
  }

  /** Adds an entry whose key and value have been encoded. */
  void add(Object key, ByteBuffer bytes, ByteBuffer value) {
    parts.add(new Part(key, bytes, value));
  }

  ByteBuffer encode() {
    if (parts.size() > 1 && ValueOrder.exists(type)) {
      parts.sort(Comparator.comparing(Part::value, ValueOrder.of(type)));
    }
    List<ByteBuffer> bytes = new ArrayList<>(2 * parts.size());
    for (Part part : parts) {
      bytes.add(part.bytes());
      if (part.beside() != null) {
        bytes.add(part.beside());
      }
    }
    return Parts.counted(parts.size(), bytes);
  }
}
