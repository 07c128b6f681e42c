package dev.rowan.storage.embedded.type;

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
import java.util.UUID;

/** The order of values as Cassandra documents it, said without any of the codecs. */
public final class ValueOrder {
  private ValueOrder() {}

  /** Returns the order of a type's values. */
  public static Comparator<Object> of(ScalarType type) {
    return switch (type) {
      case TEXT, ASCII -> by((String text) -> text.getBytes(StandardCharsets.UTF_8));
      case BLOB -> by(ValueOrder::content);
      case INET -> by(InetAddress::getAddress);
      case BOOLEAN -> natural(Boolean.class);
      case TINYINT -> natural(Byte.class);
      case SMALLINT -> natural(Short.class);
      case INT -> natural(Integer.class);
      case BIGINT -> natural(Long.class);
      case VARINT -> natural(BigInteger.class);
      case FLOAT -> natural(Float.class);
      case DOUBLE -> natural(Double.class);
      case DECIMAL -> natural(BigDecimal.class);
      case UUID -> (one, two) -> uuids((UUID) one, (UUID) two);
      case TIMEUUID -> (one, two) -> timeuuids((UUID) one, (UUID) two);
      case TIMESTAMP -> natural(Instant.class);
      case DATE -> natural(LocalDate.class);
      case TIME -> natural(LocalTime.class);
      case DURATION -> throw new IllegalArgumentException("durations have no order");
    };
  }

  private static <T extends Comparable<? super T>> Comparator<Object> natural(Class<T> type) {
    return Comparator.comparing(type::cast);
  }

  private interface BytesOf<T> {
    byte[] of(T value);
  }

  @SuppressWarnings("unchecked")
  private static <T> Comparator<Object> by(BytesOf<T> bytes) {
    return (one, two) -> Arrays.compareUnsigned(bytes.of((T) one), bytes.of((T) two));
  }

  private static byte[] content(ByteBuffer buffer) {
    byte[] content = new byte[buffer.remaining()];
    buffer.duplicate().get(content);
    return content;
  }

  private static int uuids(UUID one, UUID two) {
    int byVersion = Integer.compare(one.version(), two.version());
    if (byVersion != 0) {
      return byVersion;
    }
    int byTime = one.version() == 1 ? Long.compare(one.timestamp(), two.timestamp()) : 0;
    int byHigh = Long.compareUnsigned(one.getMostSignificantBits(), two.getMostSignificantBits());
    int byLow = Long.compareUnsigned(one.getLeastSignificantBits(), two.getLeastSignificantBits());
    return byTime != 0 ? byTime : byHigh != 0 ? byHigh : byLow;
  }

  private static int timeuuids(UUID one, UUID two) {
    int byTime = Long.compare(one.timestamp(), two.timestamp());
    return byTime != 0 ? byTime : Arrays.compare(low(one), low(two));
  }

  private static byte[] low(UUID value) {
    return ByteBuffer.allocate(8).putLong(value.getLeastSignificantBits()).array();
  }
}
