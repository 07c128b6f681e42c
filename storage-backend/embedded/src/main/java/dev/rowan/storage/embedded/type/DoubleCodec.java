package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code double}: IEEE 754; ordered -Inf, negatives, -0.0, 0.0, positives, Inf, NaN. */
final class DoubleCodec extends TypeCodec<Double> {
  static final DoubleCodec DOUBLE = new DoubleCodec();

  private DoubleCodec() {
    super(ScalarValueTypes.DOUBLE);
  }

  @Override
  void encode(Double value, ByteSink out) {
    out.i64(Double.doubleToLongBits(value));
  }

  @Override
  Double decode(ByteSource in, int length) {
    requireWidth(8, length);
    return Double.longBitsToDouble(in.i64());
  }

  @Override
  void encodeOrdered(Double value, ByteSink out) {
    long bits = Double.doubleToLongBits(value);
    out.i64(bits < 0 ? ~bits : bits ^ Long.MIN_VALUE);
  }

  @Override
  Double decodeOrdered(ByteSource in) {
    long form = in.i64();
    return Double.longBitsToDouble(form < 0 ? form ^ Long.MIN_VALUE : ~form);
  }
}
