package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.function.LongFunction;

/** {@code tinyint}, {@code smallint}, {@code int}, {@code bigint} and {@code counter}. */
final class IntegerValueType<T extends Number & Comparable<T>> extends ScalarValueType<T> {
  private final int width;
  private final LongFunction<T> ofLong;
  private final Function<String, T> ofText;

  private IntegerValueType(
      String cql,
      Class<T> javaType,
      int width,
      LongFunction<T> ofLong,
      Function<String, T> ofText) {
    super(cql, javaType, width);
    this.width = width;
    this.ofLong = ofLong;
    this.ofText = ofText;
  }

  static IntegerValueType<Byte> tinyint() {
    return new IntegerValueType<>(
        "tinyint", Byte.class, Byte.BYTES, bits -> (byte) bits, Byte::valueOf);
  }

  static IntegerValueType<Short> smallint() {
    return new IntegerValueType<>(
        "smallint", Short.class, Short.BYTES, bits -> (short) bits, Short::valueOf);
  }

  static IntegerValueType<Integer> integer() {
    return new IntegerValueType<>(
        "int", Integer.class, Integer.BYTES, bits -> (int) bits, Integer::valueOf);
  }

  static IntegerValueType<Long> bigint(String cql) {
    return new IntegerValueType<>(cql, Long.class, Long.BYTES, bits -> bits, Long::valueOf);
  }

  /** In vectors, {@code tinyint} and {@code smallint} have their lengths before them. */
  @Override
  public int width() {
    return width < Integer.BYTES ? 0 : width;
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
    return NumberFold.ofIntegers(mean, number -> ofLong.apply(number.longValue()));
  }

  @Override
  public boolean isEmptyValueMeaningless() {
    return width >= Integer.BYTES;
  }

  @Override
  int order(T one, T two) {
    return one.compareTo(two);
  }

  @Override
  long hashOfValue(long before, T value) {
    return ValueHash.ofLong(before, value.longValue());
  }

  @Override
  T valueOf(String text) {
    return ofText.apply(text);
  }

  @Override
  JsonForm jsonFormOf(T value) {
    return JsonForm.NUMBER;
  }

  @Override
  void write(T value, ByteWriter out) {
    switch (width) {
      case Byte.BYTES -> out.writeByte(value.intValue());
      case Short.BYTES -> out.writeShort(value.intValue());
      case Integer.BYTES -> out.writeInt(value.intValue());
      default -> out.writeLong(value.longValue());
    }
  }

  @Override
  T read(ByteBuffer bytes) {
    requireSize(width, bytes);
    return ofLong.apply(
        switch (width) {
          case Byte.BYTES -> bytes.get();
          case Short.BYTES -> bytes.getShort();
          case Integer.BYTES -> bytes.getInt();
          default -> bytes.getLong();
        });
  }
}
