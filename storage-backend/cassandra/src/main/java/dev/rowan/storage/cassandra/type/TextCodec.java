package dev.rowan.storage.cassandra.type;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.spi.value.ByteWriter;
import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** {@code text}, whose bytes are read where they are, and written where those of the row are. */
final class TextCodec extends WireCodec {
  /** Stands for bytes that are no character, unless it was written. */
  private static final char REPLACEMENT = '\uFFFD';

  /** Longer texts are copied faster into an array of their own. */
  private static final int SHORT = 128;

  TextCodec(ValueType type) {
    super(type);
  }

  /** Returns how many bytes of a shared array a value needs; 0 if it gets an array of its own. */
  static int roomFor(@Nullable Object value) {
    return value instanceof String text && text.length() <= SHORT ? text.length() : 0;
  }

  /** Returns the bytes of a value, in the shared array if all its characters are US-ASCII. */
  ByteBuffer encodeInto(Object value, byte[] room, int place) {
    int length = roomFor(value);
    return length > 0 && ByteWriter.setAscii(room, place, (String) value)
        ? ByteBuffer.wrap(room, place, length)
        : encode(value);
  }

  @Override
  Object read(ByteBuffer bytes) {
    if (!bytes.hasArray()) {
      return super.read(bytes);
    }
    int begin = bytes.arrayOffset() + bytes.position();
    String text = new String(bytes.array(), begin, bytes.remaining(), UTF_8);
    // the type is slower, but knows whether the character was written
    return text.indexOf(REPLACEMENT) < 0 ? text : super.read(bytes);
  }
}
