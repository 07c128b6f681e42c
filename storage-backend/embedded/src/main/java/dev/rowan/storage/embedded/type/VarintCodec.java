package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueTypes;
import java.math.BigInteger;

/**
 * {@code varint}: the shortest two's complement; ordered by length first, see {@link
 * #encodeOrdered}.
 */
final class VarintCodec extends TypeCodec<BigInteger> {
  static final VarintCodec VARINT = new VarintCodec();

  /** From this many significant bytes on the length is written apart. */
  private static final int LONG_FORM = 7;

  private VarintCodec() {
    super(ScalarValueTypes.VARINT);
  }

  @Override
  void encode(BigInteger value, ByteSink out) {
    out.bytes(value.toByteArray());
  }

  @Override
  BigInteger decode(ByteSource in, int length) {
    if (length == 0) {
      throw CodecErrors.corrupt("a varint of no bytes");
    }
    return new BigInteger(in.bytes(length));
  }

  /** Below seven significant bytes as bigint; else FF or 00, the length beyond seven, the bytes. */
  @Override
  void encodeOrdered(BigInteger value, ByteSink out) {
    int significant = Math.max(1, (value.bitLength() + 7) / 8);
    if (significant < LONG_FORM) {
      SortableNumber.writeSigned(value.longValue(), out);
      return;
    }
    int sign = value.signum() < 0 ? 0xFF : 0;
    byte[] bytes = value.toByteArray();
    out.u8(sign ^ 0xFF);
    SortableNumber.writeUnsigned(significant - LONG_FORM, sign, out);
    out.bytes(bytes, bytes.length - significant, significant);
  }

  @Override
  BigInteger decodeOrdered(ByteSource in) {
    int first = in.peek();
    if (first != 0 && first != 0xFF) {
      return BigInteger.valueOf(SortableNumber.readSigned(in));
    }
    int sign = in.u8() ^ 0xFF;
    long length = SortableNumber.readUnsigned(sign, in) + LONG_FORM;
    if (length < LONG_FORM || length > in.remaining()) {
      throw CodecErrors.corrupt("a length beyond the end");
    }
    byte[] bytes = new byte[(int) length + 1];
    bytes[0] = (byte) sign;
    System.arraycopy(in.bytes((int) length), 0, bytes, 1, (int) length);
    return new BigInteger(bytes);
  }
}
