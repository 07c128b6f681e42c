package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;

/** {@code float}: IEEE 754; ordered -Inf, negatives, -0.0, 0.0, positives, Inf, NaN. */
final class FloatCodec extends TypeCodec<Float> {
  static final FloatCodec FLOAT = new FloatCodec();

  private FloatCodec() {
    super(ScalarValueTypes.FLOAT);
  }

  @Override
  void encode(Float value, ByteSink out) {
    out.i32(Float.floatToIntBits(value));
  }

  @Override
  Float decode(ByteSource in, int length) {
    requireWidth(4, length);
    return Float.intBitsToFloat(in.i32());
  }

  @Override
  void encodeOrdered(Float value, ByteSink out) {
    int bits = Float.floatToIntBits(value);
    out.i32(bits < 0 ? ~bits : bits ^ Integer.MIN_VALUE);
  }

  @Override
  Float decodeOrdered(ByteSource in) {
    int form = in.i32();
    return Float.intBitsToFloat(form < 0 ? form ^ Integer.MIN_VALUE : ~form);
  }
}
