package dev.rowan.storage.cassandra.type;

import com.datastax.oss.driver.api.core.type.codec.TypeCodec;
import com.datastax.oss.driver.api.core.type.codec.TypeCodecs;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.UUID;

/** The codecs of the types of fixed size that most columns have. */
final class FixedCodecs {
  private FixedCodecs() {}

  /** {@code boolean}. */
  static final class BooleanCodec extends FixedCodec<Boolean> {
    BooleanCodec() {
      super("boolean", Boolean.class, TypeCodecs.BOOLEAN, 1);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      bytes[place] = (byte) (accept(value, Boolean.class) ? 1 : 0);
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return bytes.get(begin) != 0;
    }
  }

  /** {@code int}. */
  static final class IntCodec extends FixedCodec<Integer> {
    IntCodec() {
      super("int", Integer.class, TypeCodecs.INT, Integer.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      PartBytes.setInt(bytes, place, accept(value, Integer.class));
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return bytes.getInt(begin);
    }
  }

  /** {@code bigint}, and counters. */
  static final class LongCodec extends FixedCodec<Long> {
    LongCodec(String cql, TypeCodec<Long> codec) {
      super(cql, Long.class, codec, Long.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      PartBytes.setLong(bytes, place, accept(value, Long.class));
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return bytes.getLong(begin);
    }
  }

  /** {@code float}: the bits of every NaN are the same, as in a key they would be many keys. */
  static final class FloatCodec extends FixedCodec<Float> {
    FloatCodec() {
      super("float", Float.class, TypeCodecs.FLOAT, Float.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      PartBytes.setInt(bytes, place, Float.floatToIntBits(accept(value, Float.class)));
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return bytes.getFloat(begin);
    }
  }

  /** {@code double}: the bits of every NaN are the same, as in a key they would be many keys. */
  static final class DoubleCodec extends FixedCodec<Double> {
    DoubleCodec() {
      super("double", Double.class, TypeCodecs.DOUBLE, Double.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      PartBytes.setLong(bytes, place, Double.doubleToLongBits(accept(value, Double.class)));
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return bytes.getDouble(begin);
    }
  }

  /** {@code timestamp}: milliseconds. */
  static final class TimestampCodec extends FixedCodec<Instant> {
    TimestampCodec() {
      super("timestamp", Instant.class, TypeCodecs.TIMESTAMP, Long.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      Instant instant = accept(value, Instant.class);
      try {
        PartBytes.setLong(bytes, place, instant.toEpochMilli());
      } catch (ArithmeticException e) {
        // the cause may repeat the value, so it is left behind
        throw outOfBounds();
      }
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return Instant.ofEpochMilli(bytes.getLong(begin));
    }
  }

  /** {@code uuid}. */
  static final class UuidCodec extends FixedCodec<UUID> {
    UuidCodec() {
      super("uuid", UUID.class, TypeCodecs.UUID, 2 * Long.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      putUuid(accept(value, UUID.class), bytes, place);
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return uuid(bytes, begin);
    }
  }

  /** {@code timeuuid}: version 1 alone. */
  static final class TimeuuidCodec extends FixedCodec<UUID> {
    TimeuuidCodec() {
      super("timeuuid", UUID.class, TypeCodecs.TIMEUUID, 2 * Long.BYTES);
    }

    @Override
    public void put(Object value, byte[] bytes, int place) {
      UUID uuid = accept(value, UUID.class);
      if (uuid.version() != 1) {
        throw refuse("a UUID of version 1", "one of version " + uuid.version());
      }
      putUuid(uuid, bytes, place);
    }

    @Override
    public Object get(ByteBuffer bytes, int begin) {
      return uuid(bytes, begin);
    }
  }

  private static void putUuid(UUID uuid, byte[] bytes, int place) {
    PartBytes.setLong(bytes, place, uuid.getMostSignificantBits());
    PartBytes.setLong(bytes, place + Long.BYTES, uuid.getLeastSignificantBits());
  }

  private static UUID uuid(ByteBuffer bytes, int begin) {
    return new UUID(bytes.getLong(begin), bytes.getLong(begin + Long.BYTES));
  }
}
