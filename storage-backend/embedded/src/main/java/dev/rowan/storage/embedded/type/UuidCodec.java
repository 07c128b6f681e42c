package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.util.UUID;

/** {@code uuid}: 16 bytes; ordered by version, version 1 by time, then by unsigned bytes. */
final class UuidCodec extends TypeCodec<UUID> {
  static final UuidCodec UUID = new UuidCodec();

  private UuidCodec() {
    super(ScalarValueTypes.UUID);
  }

  @Override
  void encode(UUID value, ByteSink out) {
    out.i64(value.getMostSignificantBits()).i64(value.getLeastSignificantBits());
  }

  @Override
  UUID decode(ByteSource in, int length) {
    requireWidth(16, length);
    return new UUID(in.i64(), in.i64());
  }

  @Override
  void encodeOrdered(UUID value, ByteSink out) {
    long high = value.getMostSignificantBits();
    out.i64(value.version() == 1 ? byTime(high) : byVersion(high));
    out.i64(value.getLeastSignificantBits());
  }

  @Override
  UUID decodeOrdered(ByteSource in) {
    long form = in.i64();
    long high = form >>> 60 == 1 ? fromTime(form) : fromVersion(form);
    return new UUID(high, in.i64());
  }

  /** Version and high, middle and low bits of the time, in this order. */
  static long byTime(long high) {
    return (high << 48) | ((high << 16) & 0xFFFF_0000_0000L) | (high >>> 32);
  }

  static long fromTime(long form) {
    return (form << 32) | ((form >>> 16) & 0xFFFF_0000L) | (form >>> 48);
  }

  /** The version before all else; the bits after its place stay where they are. */
  private static long byVersion(long high) {
    return ((high & 0xF000) << 48) | ((high >>> 4) & 0x0FFF_FFFF_FFFF_F000L) | (high & 0xFFF);
  }

  private static long fromVersion(long form) {
    return ((form & 0x0FFF_FFFF_FFFF_F000L) << 4) | ((form >>> 48) & 0xF000) | (form & 0xFFF);
  }
}
