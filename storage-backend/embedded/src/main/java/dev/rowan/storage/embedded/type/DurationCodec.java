package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.CqlDuration;
import dev.rowan.spi.value.ScalarValueTypes;

/**
 * {@code duration}: months, days and nanoseconds as variable-length numbers. Durations have no
 * order of their own and cannot be in a key. Where a collection needs an order, it is that of the
 * bytes, as in Cassandra.
 */
final class DurationCodec extends TypeCodec<CqlDuration> {
  static final DurationCodec DURATION = new DurationCodec();

  private DurationCodec() {
    super(ScalarValueTypes.DURATION);
  }

  @Override
  public boolean ordered() {
    return false;
  }

  @Override
  void encode(CqlDuration value, ByteSink out) {
    SortableNumber.writeZigzag(value.months(), out);
    SortableNumber.writeZigzag(value.days(), out);
    SortableNumber.writeZigzag(value.nanoseconds(), out);
  }

  @Override
  CqlDuration decode(ByteSource in, int length) {
    int end = in.position() + length;
    long months = SortableNumber.readZigzag(in);
    long days = SortableNumber.readZigzag(in);
    long nanoseconds = SortableNumber.readZigzag(in);
    boolean positive = months >= 0 && days >= 0 && nanoseconds >= 0;
    boolean negative = months <= 0 && days <= 0 && nanoseconds <= 0;
    boolean fits = months == (int) months && days == (int) days;
    if (in.position() != end || !fits || !(positive || negative)) {
      throw CodecErrors.corrupt("a strange duration of " + length + " bytes");
    }
    return new CqlDuration((int) months, (int) days, nanoseconds);
  }

  @Override
  void encodeOrdered(CqlDuration value, ByteSink out) {
    int from = out.length();
    encode(value, out);
    EscapedBytes.escapeFrom(from, out);
  }

  @Override
  CqlDuration decodeOrdered(ByteSource in) {
    byte[] form = EscapedBytes.read(in);
    return decode(new ByteSource().reset(form), form.length);
  }
}
