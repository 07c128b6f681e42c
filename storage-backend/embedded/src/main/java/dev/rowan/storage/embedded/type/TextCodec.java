package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * {@code text} and {@code ascii}: UTF-8; ordered by those bytes, escaped, not as Java compares
 * strings.
 */
final class TextCodec extends TypeCodec<String> {
  static final TextCodec TEXT = new TextCodec(ScalarValueTypes.TEXT, Character.MAX_VALUE);
  static final TextCodec ASCII = new TextCodec(ScalarValueTypes.ASCII, '\u007F');

  private final char last;

  private TextCodec(ScalarValueType<?> type, char last) {
    super(type);
    this.last = last;
  }

  @Override
  void encode(String value, ByteSink out) {
    byte[] array = out.reserve(value.length() * 3);
    int at = out.length();
    for (int i = 0; i < value.length(); i++) {
      char next = value.charAt(i);
      if (next < 0x80) {
        array[at++] = (byte) next;
      } else if (next > last) {
        throw refuse("US-ASCII characters", "a character beyond them");
      } else if (next < 0x800) {
        array[at++] = (byte) (0xC0 | (next >> 6));
        array[at++] = (byte) (0x80 | (next & 0x3F));
      } else if (!Character.isSurrogate(next)) {
        array[at++] = (byte) (0xE0 | (next >> 12));
        array[at++] = (byte) (0x80 | ((next >> 6) & 0x3F));
        array[at++] = (byte) (0x80 | (next & 0x3F));
      } else {
        int code = pairAt(value, i++);
        array[at++] = (byte) (0xF0 | (code >> 18));
        array[at++] = (byte) (0x80 | ((code >> 12) & 0x3F));
        array[at++] = (byte) (0x80 | ((code >> 6) & 0x3F));
        array[at++] = (byte) (0x80 | (code & 0x3F));
      }
    }
    out.skip(at - out.length());
  }

  private int pairAt(String value, int index) {
    int code = value.codePointAt(index);
    if (code < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
      throw refuse("Unicode characters", "half of a surrogate pair");
    }
    return code;
  }

  @Override
  String decode(ByteSource in, int length) {
    int at = in.position();
    in.skip(length);
    return text(in.array(), at, length);
  }

  @Override
  void encodeOrdered(String value, ByteSink out) {
    int from = out.length();
    encode(value, out);
    EscapedBytes.escapeFrom(from, out);
  }

  @Override
  String decodeOrdered(ByteSource in) {
    byte[] bytes = EscapedBytes.read(in);
    return text(bytes, 0, bytes.length);
  }

  private String text(byte[] bytes, int at, int length) {
    String text = new String(bytes, at, length, StandardCharsets.UTF_8);
    // the constructor replaces what is not UTF-8: only a replacement needs the strict decoder
    if (text.indexOf('\uFFFD') >= 0) {
      try {
        return StandardCharsets.UTF_8
            .newDecoder()
            .decode(ByteBuffer.wrap(bytes, at, length))
            .toString();
      } catch (CharacterCodingException e) {
        throw CodecErrors.corrupt(cql() + " that is not UTF-8");
      }
    }
    return text;
  }
}
