package dev.rowan.storage.cassandra.type;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import java.nio.ByteBuffer;

/**
 * {@code text} and {@code ascii}: a server would store the bytes of half a character as they are.
 */
final class TextCodec extends ScalarCodec<String> {
  /** What stands for bytes that are no character, if it was not written. */
  private static final char REPLACEMENT = '\uFFFD';

  private final int last;

  TextCodec(String cql, int last, TypeCodec<String> codec) {
    super(cql, String.class, codec);
    this.last = last;
  }

  @Override
  String canonical(String value) {
    int length = value.length();
    for (int i = 0; i < length; i++) {
      char next = value.charAt(i);
      if (next < 0x80) {
        continue;
      }
      if (next > last) {
        throw refuse("US-ASCII characters", "a character beyond them");
      }
      if (Character.isSurrogate(next)) {
        boolean pair =
            Character.isHighSurrogate(next)
                && i + 1 < length
                && Character.isLowSurrogate(value.charAt(i + 1));
        if (!pair) {
          throw refuse("Unicode characters", "half of a surrogate pair");
        }
        i++;
      }
    }
    return value;
  }

  @Override
  public ByteBuffer encode(Object value) {
    return ByteBuffer.wrap(bytes(value));
  }

  @Override
  void add(Object value, PartBytes out) {
    out.add(bytes(value));
  }

  private byte[] bytes(Object value) {
    String text = accept(value, String.class);
    byte[] bytes = text.getBytes(UTF_8);
    // a byte for each character: all are US-ASCII, or some are half pairs, for which stands '?'
    if (bytes.length != text.length() || hasReplacement(bytes)) {
      canonical(text);
    }
    return bytes;
  }

  private static boolean hasReplacement(byte[] bytes) {
    for (byte each : bytes) {
      if (each == '?') {
        return true;
      }
    }
    return false;
  }

  @Override
  Object read(ByteBuffer bytes) {
    if (last < Character.MAX_VALUE || !bytes.hasArray()) {
      return super.read(bytes);
    }
    int begin = bytes.arrayOffset() + bytes.position();
    String text = new String(bytes.array(), begin, bytes.remaining(), UTF_8);
    // the driver's codec is slower, but knows whether this was written
    return text.indexOf(REPLACEMENT) < 0 ? text : super.read(bytes);
  }
}
