package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** {@code timestamp}: milliseconds since 1970. */
final class TimestampValueType extends ScalarValueType<Instant> {
  private static final Instant FIRST = Instant.ofEpochMilli(Long.MIN_VALUE);
  private static final Instant LAST = Instant.ofEpochMilli(Long.MAX_VALUE);

  TimestampValueType() {
    super("timestamp", Instant.class, Long.BYTES);
  }

  @Override
  public int width() {
    return Long.BYTES;
  }

  /** A period begins before the moments that it contains. */
  @Override
  public @Nullable String refusalInKey(Object value, boolean isPartition) {
    return value instanceof Instant moment && (moment.isBefore(FIRST) || moment.isAfter(LAST))
        ? BEYOND_BOUNDS
        : null;
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
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
