package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.UUID;

/**
 * The types of fixed size that most columns have: their values are written and read here, as the
 * driver's codec would make a buffer and an array for each. One class tells them apart by a number:
 * the columns of a table differ, and a call that has several targets stays a call, while the
 * compiler of the JVM sees through a switch.
 *
 * @param <T> the canonical Java type
 */
final class FixedCodec<T> extends ScalarCodec<T> {
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

  FixedCodec(int form, String cql, Class<T> javaType, TypeCodec<T> codec) {
    super(cql, javaType, codec);
    this.form = form;
    this.size = width().getAsInt();
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
  void add(Object value, PartBytes out) {
    int place = out.extend(size); // which may move the bytes
    put(value, out.array(), place);
  }

  @Override
  Object read(ByteBuffer bytes) {
    // of another length the driver's codec knows what to say
    return bytes.remaining() == size ? get(bytes, bytes.position()) : super.read(bytes);
  }

  private void put(Object value, byte[] bytes, int place) {
    switch (form) {
      case BOOLEAN -> bytes[place] = (byte) (accept(value, Boolean.class) ? 1 : 0);
      case INT -> PartBytes.setInt(bytes, place, accept(value, Integer.class));
      case LONG -> PartBytes.setLong(bytes, place, accept(value, Long.class));
      case FLOAT ->
          PartBytes.setInt(bytes, place, Float.floatToIntBits(accept(value, Float.class)));
      case DOUBLE ->
          PartBytes.setLong(bytes, place, Double.doubleToLongBits(accept(value, Double.class)));
      case TIMESTAMP -> PartBytes.setLong(bytes, place, milliseconds(accept(value, Instant.class)));
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
      // The cause may contain the value, so it is dropped.
      throw outOfBounds();
    }
  }

  private void putUuid(UUID value, byte[] bytes, int place) {
    if (form == TIMEUUID && value.version() != 1) {
      throw refuse("a UUID of version 1", "one of version " + value.version());
    }
    PartBytes.setLong(bytes, place, value.getMostSignificantBits());
    PartBytes.setLong(bytes, place + Long.BYTES, value.getLeastSignificantBits());
  }
}
