package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.time.Instant;

/** {@code timestamp}: milliseconds since 1970. */
final class TimestampValueType extends ScalarValueType<Instant> {
  TimestampValueType() {
    super("timestamp", Instant.class, Long.BYTES);
  }

  @Override
  public int width() {
    return Long.BYTES;
  }

  @Override
  int order(Instant one, Instant two) {
    return one.compareTo(two);
  }

  @Override
  @SuppressWarnings("JavaInstantGetSecondsGetNano") // both together are the instant
  long hashOfValue(long before, Instant value) {
    long ofSeconds = ValueHash.ofLong(before, value.getEpochSecond());
    return ValueHash.ofLong(ofSeconds, value.getNano());
  }

  @Override
  Instant valueOf(String text) {
    return Instant.parse(text);
  }

  @Override
  void write(Instant value, ByteWriter out) {
    try {
      out.writeLong(value.toEpochMilli());
    } catch (ArithmeticException e) {
      // without the cause, which may repeat the value
      throw refuse("a value within the bounds of the type", "one outside of them");
    }
  }

  @Override
  Instant read(ByteBuffer bytes) {
    return Instant.ofEpochMilli(bytes.getLong());
  }
}
