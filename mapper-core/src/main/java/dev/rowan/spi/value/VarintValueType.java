package dev.rowan.spi.value;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.function.UnaryOperator;

/** {@code varint}: the shortest two's complement. */
final class VarintValueType extends ScalarValueType<BigInteger> {
  VarintValueType() {
    super("varint", BigInteger.class, 0);
  }

  @Override
  public boolean isNumber() {
    return true;
  }

  @Override
  public NumberFold fold(boolean mean) {
    return NumberFold.ofIntegers(mean, UnaryOperator.identity());
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  public long clusteringSize(Object value) {
    return clusteringSizeOfNumber(value);
  }

  @Override
  int order(BigInteger one, BigInteger two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, BigInteger value) {
    return ValueHash.ofBytes(before, ByteBuffer.wrap(value.toByteArray()));
  }

  @Override
  BigInteger valueOf(String text) {
    return Digits.integer(text);
  }

  @Override
  long sizeOf(BigInteger value) {
    return value.bitLength() / 8 + 1L;
  }

  @Override
  void write(BigInteger value, ByteWriter out) {
    out.write(value.toByteArray());
  }

  @Override
  BigInteger read(ByteBuffer bytes) {
    return new BigInteger(remaining(bytes));
  }
}
