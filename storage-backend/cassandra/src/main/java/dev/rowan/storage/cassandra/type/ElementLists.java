package dev.rowan.storage.cassandra.type;

import dev.rowan.spi.value.ByteWriter;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Encoded values put together as a list or a tuple, for {@code IN} and for edits of collections.
 */
public final class ElementLists {
  private ElementLists() {}

  /** Returns a list, or a set, of these elements. */
  public static ByteBuffer list(List<ByteBuffer> elements) {
    ByteWriter bytes = new ByteWriter(Integer.BYTES + room(elements));
    bytes.writeInt(elements.size());
    return joined(bytes, elements);
  }

  /** Returns a tuple of these fields. */
  public static ByteBuffer tuple(List<ByteBuffer> fields) {
    return joined(new ByteWriter(room(fields)), fields);
  }

  private static int room(List<ByteBuffer> parts) {
    int room = 0;
    for (ByteBuffer part : parts) {
      room = Math.addExact(room, Integer.BYTES + part.remaining());
    }
    return room;
  }

  private static ByteBuffer joined(ByteWriter bytes, List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      bytes.writeInt(part.remaining());
      bytes.write(part);
    }
    return bytes.toBuffer();
  }
}
