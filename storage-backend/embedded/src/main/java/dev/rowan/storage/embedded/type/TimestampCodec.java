package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.time.Instant;

/** {@code timestamp}: milliseconds since 1970, eight bytes; ordered with the sign bit flipped. */
final class TimestampCodec extends TypeCodec<Instant> {
  static final TimestampCodec TIMESTAMP = new TimestampCodec();

  private TimestampCodec() {
    super(ScalarValueTypes.TIMESTAMP);
  }

  @Override
  void encode(Instant value, ByteSink out) {
    out.i64(millis(value));
  }

  @Override
  Instant decode(ByteSource in, int length) {
    requireWidth(8, length);
    return Instant.ofEpochMilli(in.i64());
  }

  @Override
  void encodeOrdered(Instant value, ByteSink out) {
    out.i64(millis(value) ^ Long.MIN_VALUE);
  }

  @Override
  Instant decodeOrdered(ByteSource in) {
    return Instant.ofEpochMilli(in.i64() ^ Long.MIN_VALUE);
  }

  private long millis(Instant value) {
    long millis;
    try {
      millis = value.toEpochMilli();
    } catch (ArithmeticException e) {
      throw CodecErrors.value(cql(), "milliseconds of 64 bits", "a time beyond them", e);
    }
    if (!Instant.ofEpochMilli(millis).equals(value)) {
      throw refuse("whole milliseconds", "parts of a millisecond");
    }
    return millis;
  }
}
