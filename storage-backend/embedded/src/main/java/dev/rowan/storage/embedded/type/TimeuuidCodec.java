package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.util.UUID;

/** {@code timeuuid}: a uuid of version 1; ordered by time, then by its low bytes as signed ones. */
final class TimeuuidCodec extends TypeCodec<UUID> {
  static final TimeuuidCodec TIMEUUID = new TimeuuidCodec();

  private static final long SIGNS = 0x8080_8080_8080_8080L;

  private TimeuuidCodec() {
    super(ScalarValueTypes.TIMEUUID);
  }

  @Override
  void encode(UUID value, ByteSink out) {
    requireTime(value);
    UuidCodec.UUID.encode(value, out);
  }

  @Override
  UUID decode(ByteSource in, int length) {
    return UuidCodec.UUID.decode(in, length);
  }

  @Override
  void encodeOrdered(UUID value, ByteSink out) {
    requireTime(value);
    out.i64(UuidCodec.byTime(value.getMostSignificantBits()));
    out.i64(value.getLeastSignificantBits() ^ SIGNS);
  }

  @Override
  UUID decodeOrdered(ByteSource in) {
    return new UUID(UuidCodec.fromTime(in.i64()), in.i64() ^ SIGNS);
  }

  private void requireTime(UUID value) {
    if (value.version() != 1) {
      throw refuse("a uuid of version 1", "version " + value.version());
    }
  }
}
