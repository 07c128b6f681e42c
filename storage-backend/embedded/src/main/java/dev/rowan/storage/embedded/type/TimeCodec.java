package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.time.LocalTime;

/** {@code time}: nanoseconds since midnight, eight bytes in both forms. */
final class TimeCodec extends TypeCodec<LocalTime> {
  static final TimeCodec TIME = new TimeCodec();

  private static final long NANOS_IN_DAY = 86_400_000_000_000L;

  private TimeCodec() {
    super(ScalarValueTypes.TIME);
  }

  @Override
  void encode(LocalTime value, ByteSink out) {
    out.i64(value.toNanoOfDay());
  }

  @Override
  LocalTime decode(ByteSource in, int length) {
    requireWidth(8, length);
    return decodeOrdered(in);
  }

  @Override
  void encodeOrdered(LocalTime value, ByteSink out) {
    encode(value, out);
  }

  @Override
  LocalTime decodeOrdered(ByteSource in) {
    long nanos = in.i64();
    if (nanos < 0 || nanos >= NANOS_IN_DAY) {
      throw CodecErrors.corrupt("a time of more than a day");
    }
    return LocalTime.ofNanoOfDay(nanos);
  }
}
