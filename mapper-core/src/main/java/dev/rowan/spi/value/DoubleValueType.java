package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/** {@code double}: IEEE 754; every NaN has the same bits, so that it is one key. */
final class DoubleValueType extends ScalarValueType<Double> {
  DoubleValueType() {
    super("double", Double.class, Double.BYTES);
  }

  @Override
  public int width() {
    return Double.BYTES;
  }

  @Override
  public boolean isJsonString() {
    return false;
  }

  @Override
  public boolean isNumber() {
    return true;
  }

  @Override
  public NumberFold fold(boolean mean) {
    return NumberFold.ofDoubles(mean, Number::doubleValue);
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  int order(Double one, Double two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, Double value) {
    return ValueHash.ofLong(before, Double.doubleToLongBits(value));
  }

  @Override
  Double valueOf(String text) {
    Double value = Double.valueOf(text);
    boolean isNamed = text.endsWith("Infinity");
    boolean isZero = value == 0 && text.matches("[^eE]*[1-9].*");
    if ((value.isInfinite() && !isNamed) || isZero) {
      throw new NumberFormatException("a number that the type cannot hold");
    }
    return value;
  }

  /** Not-a-number and the infinities are no numbers in JSON. */
  @Override
  JsonForm jsonFormOf(Double value) {
    return Double.isFinite(value) ? JsonForm.NUMBER : JsonForm.STRING;
  }

  @Override
  void write(Double value, ByteWriter out) {
    out.writeLong(Double.doubleToLongBits(value));
  }

  @Override
  Double read(ByteBuffer bytes) {
    return Double.longBitsToDouble(bytes.getLong());
  }
}
