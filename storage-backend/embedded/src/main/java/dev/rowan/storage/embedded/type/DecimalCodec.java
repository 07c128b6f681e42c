package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * {@code decimal}: scale and unscaled number; ordered by number alone, 1.0 and 1.00 being one
 * value.
 */
final class DecimalCodec extends TypeCodec<BigDecimal> {
  static final DecimalCodec DECIMAL = new DecimalCodec();

  private DecimalCodec() {
    super(ScalarValueTypes.DECIMAL);
  }

  @Override
  public boolean allowsNonCanonical() {
    return true;
  }

  @Override
  void encode(BigDecimal value, ByteSink out) {
    out.i32(value.scale()).bytes(value.unscaledValue().toByteArray());
  }

  @Override
  BigDecimal decode(ByteSource in, int length) {
    if (length < 5) {
      throw CodecErrors.corrupt("a decimal of " + length + " bytes");
    }
    int scale = in.i32();
    return new BigDecimal(new BigInteger(in.bytes(length - 4)), scale);
  }

  @Override
  void encodeOrdered(BigDecimal value, ByteSink out) {
    OrderedDecimalEncoding.write(value, out);
  }

  @Override
  BigDecimal decodeOrdered(ByteSource in) {
    return OrderedDecimalEncoding.read(in);
  }
}
