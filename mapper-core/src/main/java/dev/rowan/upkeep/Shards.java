package dev.rowan.upkeep;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.UUID;
import java.util.zip.CRC32C;

/**
 * Which shard a value falls into: the CRC-32C (RFC 3720, Castagnoli) of the bytes as which CQL's
 * native protocol sends the value, without a sign, modulo the number of shards. Of a decimal the
 * bytes are those without trailing zeros, as decimals of one number are one clustering value. What
 * is stored rests on it: it never changes.
 */
public final class Shards {
  private static final long DATE_OF_1970 = 1L << 31;

  private Shards() {}

  /**
   * Returns the shard of a value.
   *
   * @param value canonical, of a scalar type other than {@code duration}
   * @param count how many shards there are, at least 1
   * @return from 0 to {@code count - 1}
   * @throws IllegalArgumentException if it is no such value
   */
  public static int of(Object value, int count) {
    CRC32C sum = new CRC32C();
    sum.update(bytes(value));
    return (int) (sum.getValue() % count);
  }

  private static ByteBuffer bytes(Object value) {
    if (value instanceof String text) {
      return ByteBuffer.wrap(text.getBytes(UTF_8));
    } else if (value instanceof UUID uuid) {
      return longs(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
    } else if (value instanceof Long number) {
      return longs(number);
    } else if (value instanceof Integer number) {
      return ints(number);
    } else if (value instanceof Instant moment) {
      return longs(moment.toEpochMilli());
    } else if (value instanceof LocalDate day) {
      return ints((int) (day.toEpochDay() + DATE_OF_1970));
    } else if (value instanceof ByteBuffer bytes) {
      return bytes.duplicate();
    }
    return rareBytes(value);
  }

  private static ByteBuffer rareBytes(Object value) {
    if (value instanceof Boolean truth) {
      return ByteBuffer.wrap(new byte[] {(byte) (truth ? 1 : 0)});
    } else if (value instanceof Byte number) {
      return ByteBuffer.wrap(new byte[] {number});
    } else if (value instanceof Short number) {
      return ByteBuffer.allocate(Short.BYTES).putShort(number).flip();
    } else if (value instanceof Float number) {
      return ints(Float.floatToIntBits(number));
    } else if (value instanceof Double number) {
      return longs(Double.doubleToLongBits(number));
    } else if (value instanceof LocalTime time) {
      return longs(time.toNanoOfDay());
    } else if (value instanceof BigInteger number) {
      return ByteBuffer.wrap(number.toByteArray());
    } else if (value instanceof BigDecimal number) {
      return decimal(number.stripTrailingZeros());
    } else if (value instanceof InetAddress address) {
      return ByteBuffer.wrap(address.getAddress());
    }
    throw new IllegalArgumentException(value.getClass() + " has no shard");
  }

  private static ByteBuffer decimal(BigDecimal number) {
    byte[] unscaled = number.unscaledValue().toByteArray();
    return ByteBuffer.allocate(Integer.BYTES + unscaled.length)
        .putInt(number.scale())
        .put(unscaled)
        .flip();
  }

  private static ByteBuffer ints(int number) {
    return ByteBuffer.allocate(Integer.BYTES).putInt(number).flip();
  }

  private static ByteBuffer longs(long... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Long.BYTES);
    for (long number : numbers) {
      bytes.putLong(number);
    }
    return bytes.flip();
  }
}
