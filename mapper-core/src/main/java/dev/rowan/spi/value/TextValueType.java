package dev.rowan.spi.value;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;

/** {@code text} and {@code ascii}: UTF-8. Unpaired surrogates are refused. */
final class TextValueType extends ScalarValueType<String> {
  /** Stands for bytes that are no character, unless it was written. */
  private static final char REPLACEMENT = '\uFFFD';

  /** Up to this many characters, it is faster to test each of them than to create an array. */
  private static final int SHORT = 64;

  private final char last;

  TextValueType(String cql, char last) {
    super(cql, String.class, 0);
    this.last = last;
  }

  /** By code points, as their UTF-8 sorts: surrogates stand above all other characters. */
  @Override
  int order(String one, String two) {
    int length = Math.min(one.length(), two.length());
    for (int i = 0; i < length; i++) {
      char first = one.charAt(i);
      char second = two.charAt(i);
      if (first != second) {
        return Character.isSurrogate(first) == Character.isSurrogate(second)
            ? Character.compare(first, second)
            : Boolean.compare(Character.isSurrogate(first), Character.isSurrogate(second));
      }
    }
    return Integer.compare(one.length(), two.length());
  }

  @Override
  long hashOfValue(long before, String value) {
    return ValueHash.ofText(before, value);
  }

  @Override
  String valueOf(String text) {
    return text;
  }

  @Override
  long sizeOf(String value) {
    long bytes = value.length();
    for (int i = 0; i < value.length(); i++) {
      char unit = value.charAt(i);
      if (unit >= 0x800) {
        // a surrogate pair is one character of four bytes
        bytes += Character.isSurrogate(unit) ? 1 : 2;
      } else if (unit >= 0x80) {
        bytes++;
      }
    }
    return bytes;
  }

  @Override
  long maxSizeOf(String value) {
    return value.length() * MAX_OF_CHARACTER;
  }

  @Override
  public ByteBuffer encode(Object value) {
    return ByteBuffer.wrap(bytes(accept(value, String.class)));
  }

  @Override
  void write(String value, ByteWriter out) {
    if (value.length() > SHORT || !out.writeAscii(value)) {
      out.write(bytes(value));
    }
  }

  private byte[] bytes(String value) {
    byte[] bytes = value.getBytes(UTF_8);
    // as many bytes as characters: all are US-ASCII, or '?' replaces unpaired surrogates
    if (bytes.length != value.length() || hasQuestionMark(bytes)) {
      check(value);
    }
    return bytes;
  }

  private static boolean hasQuestionMark(byte[] bytes) {
    for (byte each : bytes) {
      if (each == '?') {
        return true;
      }
    }
    return false;
  }

  private void check(String value) {
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
  }

  @Override
  String read(ByteBuffer bytes) {
    String text =
        bytes.hasArray()
            ? new String(
                bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining(), UTF_8)
            : new String(remaining(bytes), UTF_8);
    boolean isDoubtful = text.indexOf(REPLACEMENT) >= 0;
    if (!isDoubtful && last == Character.MAX_VALUE) {
      return text;
    }
    try {
      String strict = isDoubtful ? UTF_8.newDecoder().decode(bytes.duplicate()).toString() : text;
      if (strict.chars().anyMatch(each -> each > last)) {
        throw new IllegalArgumentException("an " + cql() + " beyond US-ASCII");
      }
      return strict;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException("a " + cql() + " that is not UTF-8", e);
    }
  }
}
