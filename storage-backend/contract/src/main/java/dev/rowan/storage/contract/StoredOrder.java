package dev.rowan.storage.contract;

import dev.rowan.schema.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;

/** The order of Cassandra's types as clustering columns, and random values to sort by it. */
final class StoredOrder {
  private StoredOrder() {}

  /** Returns the ascending order of a type; two values that compare equal are one key. */
  static Comparator<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT, ASCII -> unsigned(value -> ((String) value).getBytes(StandardCharsets.UTF_8));
      case BLOB -> unsigned(StoredOrder::bytes);
      case INET -> unsigned(value -> ((InetAddress) value).getAddress());
      case BOOLEAN -> natural(Boolean.class);
      case TINYINT -> natural(Byte.class);
      case SMALLINT -> natural(Short.class);
      case INT -> natural(Integer.class);
      case BIGINT -> natural(Long.class);
      case FLOAT -> natural(Float.class);
      case DOUBLE -> natural(Double.class);
      case DECIMAL -> natural(BigDecimal.class);
      case VARINT -> natural(BigInteger.class);
      case TIMESTAMP -> natural(Instant.class);
      case TIME -> natural(LocalTime.class);
      case DATE -> Comparator.comparing(value -> ((LocalDate) value).toEpochDay());
      case UUID -> (left, right) -> uuids((UUID) left, (UUID) right);
      case TIMEUUID -> (left, right) -> timeUuids((UUID) left, (UUID) right);
      case DURATION -> throw new IllegalArgumentException("durations have no order");
    };
  }

  /** Returns a random value; short, so that values share prefixes. */
  static Object random(ScalarType type, Random random) {
    return switch (type) {
      case TEXT -> text(random, new int[] {0, 1, 'a', 'b', 0xff, 0x7ff, 0xff00, 0x1f600, 0x10ffff});
      case ASCII -> text(random, new int[] {0, 1, 'a', 'b', 0x7f});
      case BLOB -> ByteBuffer.wrap(bytes(random, random.nextInt(5))).asReadOnlyBuffer();
      case INET ->
          Samples.inet(HexFormat.of().formatHex(bytes(random, random.nextBoolean() ? 4 : 16)));
      case BOOLEAN -> random.nextBoolean();
      case TINYINT -> (byte) random.nextInt();
      case SMALLINT -> (short) random.nextInt();
      case INT -> random.nextInt() >> random.nextInt(32);
      case BIGINT -> random.nextLong() >> random.nextInt(64);
      case FLOAT -> canonical(Float.intBitsToFloat(random.nextInt()));
      case DOUBLE -> canonical(Double.longBitsToDouble(random.nextLong()));
      case DECIMAL -> new BigDecimal(varint(random), random.nextInt(40) - 20);
      case VARINT -> varint(random);
      case TIMESTAMP -> Instant.ofEpochMilli(random.nextLong() >> random.nextInt(64));
      case TIME -> LocalTime.ofNanoOfDay(random.nextLong(LocalTime.MAX.toNanoOfDay() + 1));
      case DATE -> LocalDate.ofEpochDay(random.nextInt() >> random.nextInt(32));
      case UUID -> new UUID(random.nextLong(), random.nextLong());
      case TIMEUUID -> new UUID((random.nextLong() & ~0xf000L) | 0x1000L, random.nextLong());
      case DURATION -> throw new IllegalArgumentException("durations are not in keys");
    };
  }

  private static <T extends Comparable<T>> Comparator<Object> natural(Class<T> type) {
    return (left, right) -> type.cast(left).compareTo(type.cast(right));
  }

  private static Comparator<Object> unsigned(Function<Object, byte[]> bytes) {
    return (left, right) -> Arrays.compareUnsigned(bytes.apply(left), bytes.apply(right));
  }

  private static byte[] bytes(Object blob) {
    ByteBuffer buffer = ((ByteBuffer) blob).duplicate();
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  /** Version first; version 1 by time; the rest as unsigned bytes. */
  private static int uuids(UUID left, UUID right) {
    if (left.version() != right.version()) {
      return Integer.compare(left.version(), right.version());
    }
    int high =
        left.version() == 1
            ? Long.compare(time(left), time(right))
            : Long.compareUnsigned(left.getMostSignificantBits(), right.getMostSignificantBits());
    return high != 0
        ? high
        : Long.compareUnsigned(left.getLeastSignificantBits(), right.getLeastSignificantBits());
  }

  /** By time, then by the low half as signed bytes. */
  private static int timeUuids(UUID left, UUID right) {
    int byTime = Long.compare(time(left), time(right));
    return byTime != 0 ? byTime : Arrays.compare(lowBytes(left), lowBytes(right));
  }

  private static byte[] lowBytes(UUID uuid) {
    return ByteBuffer.allocate(Long.BYTES).putLong(uuid.getLeastSignificantBits()).array();
  }

  private static long time(UUID uuid) {
    long high = uuid.getMostSignificantBits();
    return ((high & 0xfff) << 48) | (((high >>> 16) & 0xffff) << 32) | (high >>> 32);
  }

  private static String text(Random random, int[] alphabet) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      text.appendCodePoint(alphabet[random.nextInt(alphabet.length)]);
    }
    return text.toString();
  }

  private static byte[] bytes(Random random, int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (random.nextInt(4) - 2);
    }
    return bytes;
  }

  private static BigInteger varint(Random random) {
    return new BigInteger(random.nextInt(200), random).multiply(sign(random));
  }

  private static BigInteger sign(Random random) {
    return random.nextBoolean() ? BigInteger.ONE : BigInteger.ONE.negate();
  }

  private static float canonical(float value) {
    return Float.isNaN(value) ? Float.NaN : value;
  }

  private static double canonical(double value) {
    return Double.isNaN(value) ? Double.NaN : value;
  }
}
