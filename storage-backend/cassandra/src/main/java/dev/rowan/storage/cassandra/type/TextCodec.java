package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodec;

/**
 * {@code text} and {@code ascii}: a server would store the bytes of half a character as they are.
 */
final class TextCodec extends ScalarCodec<String> {
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
}
