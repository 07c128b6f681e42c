package dev.rowan.spi.value;

import java.nio.ByteBuffer;

/** {@code boolean}: a byte, 0 or 1. */
final class BooleanValueType extends ScalarValueType<Boolean> {
  BooleanValueType() {
    super("boolean", Boolean.class, 1);
  }

  @Override
  public int width() {
    return 1;
  }

  @Override
  public boolean isJsonString() {
    return false;
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return true;
  }

  @Override
  int order(Boolean one, Boolean two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, Boolean value) {
    return ValueHash.ofLong(before, value ? 1 : 2);
  }

  @Override
  Boolean valueOf(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException();
    };
  }

  @Override
  JsonForm jsonFormOf(Boolean value) {
    return JsonForm.BOOLEAN;
  }

  @Override
  void write(Boolean value, ByteWriter out) {
    out.writeByte(value ? 1 : 0);
  }

  @Override
  Boolean read(ByteBuffer bytes) {
    return bytes.get() != 0;
  }
}
