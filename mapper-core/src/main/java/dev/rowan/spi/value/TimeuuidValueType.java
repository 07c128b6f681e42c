package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.UUID;

/** {@code timeuuid}: a UUID of version 1. */
final class TimeuuidValueType extends UuidValueType {
  TimeuuidValueType() {
    super("timeuuid");
  }

  /** By time, then by the low half as signed bytes. */
  @Override
  int order(UUID one, UUID two) {
    int order = Long.compareUnsigned(time(one), time(two));
    return order != 0 ? order : Arrays.compare(lowBytes(one), lowBytes(two));
  }

  private static byte[] lowBytes(UUID uuid) {
    return ByteBuffer.allocate(Long.BYTES).putLong(uuid.getLeastSignificantBits()).array();
  }

  @Override
  void write(UUID value, ByteWriter out) {
    if (value.version() != 1) {
      throw refuse("a UUID of version 1", "one of version " + value.version());
    }
    super.write(value, out);
  }
}
