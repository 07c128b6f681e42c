package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/** {@code float}: IEEE 754; every NaN has the same bits, so that it is one key. */
final class FloatValueType extends ScalarValueType<Float> {
  FloatValueType() {
    super("float", Float.class, Float.BYTES);
  }

  @Override
  public int width() {
    return Float.BYTES;
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
    return NumberFold.ofDoubles(mean, Number::floatValue);
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  int order(Float one, Float two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, Float value) {
    return ValueHash.ofLong(before, Float.floatToIntBits(value));
  }

  @Override
  Float valueOf(String text) {
    Float value = Float.valueOf(text);
    boolean isNamed = text.endsWith("Infinity");
    boolean isZero = value == 0 && text.matches("[^eE]*[1-9].*");
    if ((value.isInfinite() && !isNamed) || isZero) {
      throw new NumberFormatException("a number that the type cannot hold");
    }
    return value;
  }

  /** Not-a-number and the infinities are no numbers in JSON. */
  @Override
  JsonForm jsonFormOf(Float value) {
    return Float.isFinite(value) ? JsonForm.NUMBER : JsonForm.STRING;
  }

  @Override
  void write(Float value, ByteWriter out) {
    out.writeInt(Float.floatToIntBits(value));
  }

  @Override
  Float read(ByteBuffer bytes) {
    return Float.intBitsToFloat(bytes.getInt());
  }
}
