package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.time.LocalTime;

/** {@code time}: nanoseconds since midnight in 64 bits. */
final class TimeValueType extends ScalarValueType<LocalTime> {
  TimeValueType() {
    super("time", LocalTime.class, Long.BYTES);
  }

  @Override
  int order(LocalTime one, LocalTime two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, LocalTime value) {
    return ValueHash.ofLong(before, value.toNanoOfDay());
  }

  @Override
  LocalTime valueOf(String text) {
    return LocalTime.parse(text);
  }

  @Override
  void write(LocalTime value, ByteWriter out) {
    out.writeLong(value.toNanoOfDay());
  }

  @Override
  LocalTime read(ByteBuffer bytes) {
    requireSize(Long.BYTES, bytes);
    return LocalTime.ofNanoOfDay(bytes.getLong());
  }
}
