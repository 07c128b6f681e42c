package dev.rowan.storage.cassandra.type;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.error.UnreadableRow;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The bytes of the values of one type in CQL's native protocol. Immutable and thread-safe. */
public abstract class ValueCodec {
  private final String cql;

  ValueCodec(String cql) {
    this.cql = cql;
  }

  /**
   * Returns the bytes of a canonical value.
   *
   * @throws RejectedInput if the type cannot hold it
   */
  public abstract ByteBuffer encode(Object value);

  /**
   * Returns the bytes of a canonical value.
   *
   * <p>The two classes of codecs that most columns have are told apart here and in {@link #decode},
   * as a call of a class that is known is one that the compiler of the JVM sees through.
   *
   * @param room has {@link #fixedSize} bytes for the value at this place
   * @throws RejectedInput if the type cannot hold it
   */
  public final ByteBuffer encode(Object value, byte[] room, int place) {
    if (this instanceof FixedCodec<?> fixed) {
      return fixed.encodeInto(value, room, place);
    }
    return this instanceof TextCodec text ? text.encode(value) : encode(value);
  }

  /** Returns how many bytes every value needs in a room that it shares with others, or 0. */
  public int fixedSize() {
    return 0;
  }

  /** Returns the one class that values have; null if there are several. */
  public @Nullable Class<?> javaType() {
    return null;
  }

  /** Adds the bytes of a value to those of a larger one, which then has all or is of no use. */
  abstract void add(Object value, PartBytes out);

  /** Adds a part of a larger value: the bytes with their length before them. */
  final void addPart(Object value, PartBytes out) {
    int begin = out.begin();
    add(value, out);
    out.end(begin);
  }

  /**
   * Returns the canonical value of these bytes, which are not moved.
   *
   * @throws UnreadableRow if no value has them
   */
  public final Object decode(ByteBuffer bytes) {
    try {
      if (this instanceof FixedCodec<?> fixed) {
        return fixed.read(bytes);
      }
      return this instanceof TextCodec text ? text.read(bytes) : read(bytes);
    } catch (UnreadableRow e) {
      throw e;
    } catch (RuntimeException e) {
      throw new UnreadableRow(ErrorCode.UNREADABLE_ROW, Map.of("type", cql), e);
    }
  }

  /** Reads a value without moving the bytes; any failure means that there is none. */
  abstract Object read(ByteBuffer bytes);

  /** Returns how many bytes every value of the type has, or empty where that differs. */
  OptionalInt width() {
    return OptionalInt.empty();
  }

  final String cql() {
    return cql;
  }

  /** Casts a value to the Java type of the column type, or refuses it. */
  final <T> T accept(@Nullable Object value, Class<T> javaType) {
    if (!javaType.isInstance(value)) {
      throw refuse(javaType.getName(), value == null ? "null" : value.getClass().getName());
    }
    return javaType.cast(value);
  }

  /** Refuses a value; says what it is, never the value. */
  final RejectedInput refuse(String expected, String found) {
    return new RejectedInput(
        ErrorCode.VALUE_REJECTED, Map.of("type", cql, "expected", expected, "found", found), null);
  }
}
