package dev.rowan.storage.cassandra.type;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;

/** {@code text}, whose bytes are read where they are. */
final class TextCodec extends ValueCodec {
  /** Stands for bytes that are no character, unless it was written. */
  private static final char REPLACEMENT = '\uFFFD';

  TextCodec(ValueType type) {
    super(type);
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
