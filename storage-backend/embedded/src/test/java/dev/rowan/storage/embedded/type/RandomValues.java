package dev.rowan.storage.embedded.type;

import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/**
 * Canonical values of each type from a seed: edge cases often, close neighbours often, any other
 * value too.
 */
public final class RandomValues {
  private static final List<String> TEXTS =
      List.of(
          "",
          "\0",
          "\0\0",
          "a",
          "a\0",
          "a\0\0",
          "a\0b",
          "a\u0001",
          "ab",
          "\u00e9",
          "\uff00",
          "\ud83d\ude00");
  private static final double[] DOUBLES = {
    0.0,
    -0.0,
    1.0,
    -1.0,
    Double.NaN,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };
  private static final float[] FLOATS = {
    0.0f,
    -0.0f,
    1.0f,
    -1.0f,
    Float.NaN,
    Float.MIN_VALUE,
    -Float.MIN_VALUE,
    Float.MAX_VALUE,
    -Float.MAX_VALUE,
    Float.POSITIVE_INFINITY,
    Float.NEGATIVE_INFINITY
  };

  private final Random random;

  public RandomValues(Random random) {
    this.random = random;
  }

  /** Returns a value that the type can hold. */
  public Object next(ScalarType type) {
    return switch (type) {
      case TEXT -> text();
      case ASCII -> text().replaceAll("[^\0-\u007f]", "~");
      case BLOB -> ByteBuffer.wrap(bytes(random.nextInt(6))).asReadOnlyBuffer();
      case INET -> inet();
      case BOOLEAN -> random.nextBoolean();
      case TINYINT -> (byte) number();
      case SMALLINT -> (short) number();
      case INT -> (int) number();
      case BIGINT -> number();
      case VARINT -> integer();
      case FLOAT -> random.nextInt(3) == 0 ? FLOATS[random.nextInt(FLOATS.length)] : aFloat();
      case DOUBLE -> random.nextInt(3) == 0 ? DOUBLES[random.nextInt(DOUBLES.length)] : aDouble();
      case DECIMAL -> decimal();
      case UUID -> uuid(random.nextBoolean() ? 1 : random.nextInt(16));
      case TIMEUUID -> uuid(1);
      case TIMESTAMP -> Instant.ofEpochMilli(number());
      case DATE -> date();
      case TIME -> LocalTime.ofNanoOfDay(Long.remainderUnsigned(number(), 86_400_000_000_000L));
      case DURATION -> duration();
    };
  }

  /** A number of any bit length with equal probability, so that every length of form occurs. */
  private long number() {
    long value = random.nextLong() >> random.nextInt(64);
    return switch (random.nextInt(12)) {
      case 0 -> Long.MIN_VALUE;
      case 1 -> Long.MAX_VALUE;
      case 2 -> (1L << random.nextInt(63)) - random.nextInt(2);
      case 3 -> -(1L << random.nextInt(63)) - random.nextInt(2);
      case 4 -> random.nextInt(3) - 1;
      default -> value;
    };
  }

  private LocalDate date() {
    long day = (int) number();
    return LocalDate.ofEpochDay(day);
  }

  private BigInteger integer() {
    if (random.nextBoolean()) {
      return BigInteger.valueOf(number());
    }
    BigInteger power = BigInteger.ONE.shiftLeft(random.nextInt(200));
    BigInteger near = power.add(BigInteger.valueOf(random.nextInt(3) - 1));
    BigInteger any = new BigInteger(random.nextInt(random.nextInt(20) == 0 ? 3000 : 150), random);
    BigInteger value = random.nextBoolean() ? near : any;
    return random.nextBoolean() ? value : value.negate();
  }

  private BigDecimal decimal() {
    BigInteger unscaled =
        random.nextBoolean() ? BigInteger.valueOf(random.nextInt(400) - 200L) : integer();
    int scale =
        switch (random.nextInt(8)) {
          case 0 -> random.nextInt();
          case 1 -> random.nextInt(600) - 300;
          default -> random.nextInt(7) - 3;
        };
    return new BigDecimal(unscaled, scale);
  }

  private float aFloat() {
    float value = Float.intBitsToFloat(random.nextInt());
    return Float.isNaN(value) ? Float.NaN : value;
  }

  private double aDouble() {
    double value = Double.longBitsToDouble(random.nextLong());
    return Double.isNaN(value) ? Double.NaN : value;
  }

  private String text() {
    StringBuilder text = new StringBuilder(TEXTS.get(random.nextInt(TEXTS.size())));
    while (random.nextInt(3) != 0) {
      text.append(TEXTS.get(random.nextInt(TEXTS.size())));
    }
    return text.toString();
  }

  /** Zeros, high and low bytes more often than others. */
  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] =
          switch (random.nextInt(5)) {
            case 0, 1 -> 0;
            case 2 -> (byte) (0xFC + random.nextInt(4));
            case 3 -> (byte) random.nextInt(3);
            default -> (byte) random.nextInt();
          };
    }
    return bytes;
  }

  private InetAddress inet() {
    try {
      byte[] address = bytes(random.nextBoolean() ? 4 : 16);
      if (address.length == 16) {
        // Java would read an IPv4 address written as IPv6 as IPv4.
        address[0] = 0x20;
      }
      return InetAddress.getByAddress(address);
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }

  private UUID uuid(int version) {
    // Often the same time, so that the low half decides.
    long high = random.nextBoolean() ? 0 : ByteBuffer.wrap(bytes(8)).getLong();
    return new UUID(
        (high & ~0xF000L) | ((long) version << 12), ByteBuffer.wrap(bytes(8)).getLong());
  }

  private CqlDuration duration() {
    int sign = random.nextBoolean() ? 1 : -1;
    return new CqlDuration(
        sign * (random.nextInt() >>> (1 + random.nextInt(31))),
        sign * (random.nextInt() >>> (1 + random.nextInt(31))),
        sign * (random.nextLong() >>> (1 + random.nextInt(63))));
  }
}
