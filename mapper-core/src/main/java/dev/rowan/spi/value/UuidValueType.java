package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.UUID;

/** {@code uuid}: a UUID of any version. */
class UuidValueType extends ScalarValueType<UUID> {
  UuidValueType() {
    this("uuid");
  }

  UuidValueType(String cql) {
    super(cql, UUID.class, 2 * Long.BYTES);
  }

  @Override
  public final int width() {
    return 2 * Long.BYTES;
  }

  /** By version, version 1 by time, then by unsigned bits. */
  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  int order(UUID one, UUID two) {
    int order = Integer.compare(one.version(), two.version());
    if (order == 0) {
      order =
          one.version() == 1
              ? Long.compareUnsigned(time(one), time(two))
              : Long.compareUnsigned(one.getMostSignificantBits(), two.getMostSignificantBits());
    }
    return order != 0
        ? order
        : Long.compareUnsigned(one.getLeastSignificantBits(), two.getLeastSignificantBits());
  }

  static long time(UUID uuid) {
    long high = uuid.getMostSignificantBits();
    return (high & 0xFFFF) << 48 | (high & 0xFFFF_0000L) << 16 | high >>> 32;
  }

  @Override
  final long hashOfValue(long before, UUID value) {
    long ofHigh = ValueHash.ofLong(before, value.getMostSignificantBits());
    return ValueHash.ofLong(ofHigh, value.getLeastSignificantBits());
  }

  @Override
  final UUID valueOf(String text) {
    return UUID.fromString(text);
  }

  @Override
  void write(UUID value, ByteWriter out) {
    out.writeLong(value.getMostSignificantBits());
    out.writeLong(value.getLeastSignificantBits());
  }

  @Override
  final UUID read(ByteBuffer bytes) {
    return new UUID(bytes.getLong(), bytes.getLong());
  }
}
