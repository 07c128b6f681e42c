package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values made of parts, each with its length before it, -1 standing for none. */
final class Parts {
  private Parts() {}

  /** Returns the parts one after the other, with their number before them. */
  static ByteBuffer counted(int count, List<ByteBuffer> parts) {
    return joined(ByteBuffer.allocate(Integer.BYTES).putInt(0, count), parts);
  }

  /** Returns the parts one after the other. */
  static ByteBuffer joined(List<@Nullable ByteBuffer> parts) {
    return joined(ByteBuffer.allocate(0), parts);
  }

  private static ByteBuffer joined(ByteBuffer head, List<? extends @Nullable ByteBuffer> parts) {
    int size = head.remaining();
    for (ByteBuffer part : parts) {
      size = Math.addExact(size, Integer.BYTES + (part == null ? 0 : part.remaining()));
    }
    ByteBuffer bytes = ByteBuffer.allocate(size).put(head);
    for (ByteBuffer part : parts) {
      if (part == null) {
        bytes.putInt(-1);
      } else {
        bytes.putInt(part.remaining()).put(part.duplicate());
      }
    }
    return bytes.flip();
  }

  /** Returns the next part and moves behind it. */
  static @Nullable ByteBuffer next(ByteBuffer bytes) {
    int length = bytes.getInt();
    if (length < 0) {
      return null;
    }
    ByteBuffer part = bytes.slice(bytes.position(), length);
    bytes.position(bytes.position() + length);
    return part;
  }

  /** Returns so many parts; none of them may be missing. */
  static List<ByteBuffer> take(ByteBuffer bytes, int count) {
    List<ByteBuffer> parts = new ArrayList<>(Math.min(count, bytes.remaining()));
    for (int i = 0; i < count; i++) {
      ByteBuffer part = next(bytes);
      if (part == null) {
        throw new IllegalArgumentException("an element is missing");
      }
      parts.add(part);
    }
    return parts;
  }
}
