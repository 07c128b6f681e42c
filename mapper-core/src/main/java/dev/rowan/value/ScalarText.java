package dev.rowan.value;

import dev.rowan.schema.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Base64;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Canonical scalar values as text, and back to exactly the same value: a decimal keeps its scale, a
 * floating-point number its last bit. Bytes are in Base64, times in ISO 8601, a duration is its
 * months, days and nanoseconds with spaces between.
 */
public final class ScalarText {
  /** What looks like this is never asked of a name server. */
  private static final Pattern ADDRESS =
      Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F.]*:[0-9a-fA-F:.]*");

  private ScalarText() {}

  /** Returns the text of a canonical value of a type. */
  public static String write(ScalarType type, Object value) {
    return switch (type) {
      case BLOB -> {
        ByteBuffer buffer = ((ByteBuffer) value).duplicate();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        yield Base64.getEncoder().encodeToString(bytes);
      }
      case INET -> ((InetAddress) value).getHostAddress();
      case DURATION -> {
        CqlDuration duration = (CqlDuration) value;
        yield duration.months() + " " + duration.days() + " " + duration.nanoseconds();
      }
      default -> value.toString();
    };
  }

  /**
   * Returns the value of a text.
   *
   * @throws IllegalArgumentException if it is no text of this type; says nothing of the text, which
   *     may be private
   */
  public static Object read(ScalarType type, String text) {
    try {
      return parse(type, text);
    } catch (IllegalArgumentException | DateTimeException e) {
      // without the cause, whose message has the text in it
      throw new IllegalArgumentException("not a value of type " + type.cql());
    }
  }

  private static Object parse(ScalarType type, String text) {
    return switch (type) {
      case TEXT, ASCII -> text;
      case BOOLEAN -> flag(text);
      case TINYINT -> Byte.valueOf(text);
      case SMALLINT -> Short.valueOf(text);
      case INT -> Integer.valueOf(text);
      case BIGINT -> Long.valueOf(text);
      case FLOAT -> Float.valueOf(text);
      case DOUBLE -> Double.valueOf(text);
      case DECIMAL -> new BigDecimal(text);
      case VARINT -> new BigInteger(text);
      case BLOB -> ByteBuffer.wrap(Base64.getDecoder().decode(text)).asReadOnlyBuffer();
      case UUID, TIMEUUID -> UUID.fromString(text);
      case TIMESTAMP -> Instant.parse(text);
      case DATE -> LocalDate.parse(text);
      case TIME -> LocalTime.parse(text);
      case DURATION -> duration(text.split(" ", -1));
      case INET -> address(text);
    };
  }

  private static boolean flag(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException();
    };
  }

  private static CqlDuration duration(String[] parts) {
    if (parts.length != 3) {
      throw new IllegalArgumentException();
    }
    return new CqlDuration(
        Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Long.parseLong(parts[2]));
  }

  private static InetAddress address(String text) {
    if (!ADDRESS.matcher(text).matches()) {
      throw new IllegalArgumentException();
    }
    try {
      // through its bytes, so that the address has no host name
      return InetAddress.getByAddress(InetAddress.getByName(text).getAddress());
    } catch (UnknownHostException e) {
      throw new IllegalArgumentException(e);
    }
  }
}
