package dev.rowan.storage.cassandra.type;

import dev.rowan.spi.value.ByteWriter;
import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.UUID;

/**
 * The types of fixed size that most columns have. Their values are written into an array that they
 * share with other columns. One class distinguishes the types by a number: the columns of a table
 * differ, and the compiler of the JVM inlines a switch but no call with several targets.
 */
final class FixedCodec extends WireCodec {
  static final int BOOLEAN = 0;
  static final int INT = 1;

  /** {@code bigint}, and counters. */
  static final int LONG = 2;

  /** The bits of every NaN are the same, as in a key they would be many keys. */
  static final int FLOAT = 3;

  /** The bits of every NaN are the same, as in a key they would be many keys. */
  static final int DOUBLE = 4;

  /** In milliseconds. */
  static final int TIMESTAMP = 5;

  static final int UUID = 6;

  /** Version 1 alone. */
  static final int TIMEUUID = 7;

  private final int form;
  private final int size;

  FixedCodec(int form, ValueType type) {
    super(type);
    this.form = form;
    this.size = type.width();
  }

  @Override
  public int fixedSize() {
    return size;
  }

  @Override
  public ByteBuffer encode(Object value) {
    return encodeInto(value, new byte[size], 0);
  }

  /** Returns the bytes of a canonical value, put into an array that has room for them there. */
  ByteBuffer encodeInto(Object value, byte[] room, int place) {
    put(value, room, place);
    return ByteBuffer.wrap(room, place, size);
  }

  @Override
  Object read(ByteBuffer bytes) {
    // the type has the message for another length
    return bytes.remaining() == size ? get(bytes, bytes.position()) : super.read(bytes);
  }

  private void put(Object value, byte[] bytes, int place) {
    switch (form) {
      case BOOLEAN -> bytes[place] = (byte) (accept(value, Boolean.class) ? 1 : 0);
      case INT -> ByteWriter.setInt(bytes, place, accept(value, Integer.class));
      case LONG -> ByteWriter.setLong(bytes, place, accept(value, Long.class));
      case FLOAT ->
          ByteWriter.setInt(bytes, place, Float.floatToIntBits(accept(value, Float.class)));
      case DOUBLE ->
          ByteWriter.setLong(bytes, place, Double.doubleToLongBits(accept(value, Double.class)));
      case TIMESTAMP ->
          ByteWriter.setLong(bytes, place, milliseconds(accept(value, Instant.class)));
      default -> putUuid(accept(value, UUID.class), bytes, place);
    }
  }

  private Object get(ByteBuffer bytes, int begin) {
    if (size < Long.BYTES) {
      return ofFew(size == Integer.BYTES ? bytes.getInt(begin) : bytes.get(begin));
    }
    long bits = bytes.getLong(begin);
    return switch (form) {
      case DOUBLE -> Double.longBitsToDouble(bits);
      case TIMESTAMP -> Instant.ofEpochMilli(bits);
      case LONG -> bits;
      default -> new UUID(bits, bytes.getLong(begin + Long.BYTES));
    };
  }

  private Object ofFew(int bits) {
    return switch (form) {
      case INT -> bits;
      case FLOAT -> Float.intBitsToFloat(bits);
      default -> bits != 0;
    };
  }

  private long milliseconds(Instant value) {
    try {
      return value.toEpochMilli();
    } catch (ArithmeticException e) {
      // without the cause, which may repeat the value
      throw refuse("a value within the bounds of the type", "one outside of them");
    }
  }

  private void putUuid(UUID value, byte[] bytes, int place) {
    if (form == TIMEUUID && value.version() != 1) {
      throw refuse("a UUID of version 1", "one of version " + value.version());
    }
    ByteWriter.setLong(bytes, place, value.getMostSignificantBits());
    ByteWriter.setLong(bytes, place + Long.BYTES, value.getLeastSignificantBits());
  }
}
