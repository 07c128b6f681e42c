package dev.rowan.storage.embedded.type;

import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;

/**
 * {@code bigint} and {@code counter}: eight bytes; ordered in one to nine bytes, so that small
 * numbers make short keys.
 */
final class BigintCodec extends TypeCodec<Long> {
  static final BigintCodec BIGINT = new BigintCodec(ScalarValueTypes.BIGINT);
  static final BigintCodec COUNTER = new BigintCodec(ScalarValueTypes.COUNTER);

  private BigintCodec(ScalarValueType<?> type) {
    super(type);
  }

  @Override
  void encode(Long value, ByteSink out) {
    out.i64(value);
  }

  @Override
  Long decode(ByteSource in, int length) {
    requireWidth(8, length);
    return in.i64();
  }

  @Override
  void encodeOrdered(Long value, ByteSink out) {
    SortableNumber.writeSigned(value, out);
  }

  @Override
  Long decodeOrdered(ByteSource in) {
    return SortableNumber.readSigned(in);
  }
}
