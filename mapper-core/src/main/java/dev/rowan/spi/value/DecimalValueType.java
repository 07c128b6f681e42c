package dev.rowan.spi.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** {@code decimal}: the scale in 32 bits, then the unscaled number. */
final class DecimalValueType extends ScalarValueType<BigDecimal> {
  DecimalValueType() {
    super("decimal", BigDecimal.class, 0);
  }

  @Override
  public boolean isNumber() {
    return true;
  }

  @Override
  public NumberFold fold(boolean mean) {
    return NumberFold.ofDecimals(mean);
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
  int order(BigDecimal one, BigDecimal two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, BigDecimal value) {
    long ofNumber = ValueHash.ofBytes(before, ByteBuffer.wrap(value.unscaledValue().toByteArray()));
    return ValueHash.ofLong(ofNumber, value.scale());
  }

  @Override
  BigDecimal valueOf(String text) {
    return Digits.decimal(text);
  }

  @Override
  public boolean hasEqualForms() {
    return true;
  }

  @Override
  public Object keyForm(Object value) {
    BigDecimal number = (BigDecimal) value;
    try {
      return number.stripTrailingZeros();
    } catch (ArithmeticException scaleBelow32Bits) {
      return number.setScale(Integer.MIN_VALUE); // which all equal numbers have in common
    }
  }

  /** The embedded store sorts a decimal by its digits without the zeros at its end. */
  @Override
  public @Nullable String refusalInKey(Object value, boolean isPartition) {
    return isPartition || !(value instanceof BigDecimal number) || keepsScaleWithoutZeros(number)
        ? null
        : "a decimal whose scale without the zeros at its end exceeds 32 bits";
  }

  private static boolean keepsScaleWithoutZeros(BigDecimal number) {
    if (number.scale() >= 0) {
      return true;
    }
    try {
      return number.stripTrailingZeros().scale() <= 0;
    } catch (ArithmeticException scaleTooLarge) {
      return false;
    }
  }

  @Override
  long sizeOf(BigDecimal value) {
    return value.unscaledValue().bitLength() / 8 + 1L + Integer.BYTES;
  }

  @Override
  public ByteBuffer encode(Object value) {
    BigDecimal number = accept(value, BigDecimal.class);
    byte[] unscaled = number.unscaledValue().toByteArray();
    return ByteBuffer.allocate(Integer.BYTES + unscaled.length)
        .putInt(number.scale())
        .put(unscaled)
        .flip();
  }

  @Override
  void write(BigDecimal value, ByteWriter out) {
    out.writeInt(value.scale());
    out.write(value.unscaledValue().toByteArray());
  }

  @Override
  BigDecimal read(ByteBuffer bytes) {
    int scale = bytes.getInt();
    return new BigDecimal(new BigInteger(remaining(bytes)), scale);
  }
}
