package dev.rowan.storage.cassandra.type;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ValueType;
import java.nio.ByteBuffer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of the values of one type in CQL's native protocol, as the type's object has them.
 * Subclasses are faster for the types that most columns have. Immutable and thread-safe.
 */
public class WireCodec {
  private final ValueType type;
  private final boolean canBeEmpty;

  WireCodec(ValueType type) {
    this.type = type;
    this.canBeEmpty = type.isEmptyValueMeaningless();
  }

  /**
   * Returns the bytes of a canonical value.
   *
   * @throws RejectedInputException if the type cannot hold it
   */
  public ByteBuffer encode(Object value) {
    return type.encode(value);
  }

  /**
   * Returns the bytes of a canonical value.
   *
   * <p>This method and {@link #decode} distinguish the two subclasses themselves, as the compiler
   * of the JVM inlines a call of a known class.
   *
   * @param room has {@link #room} bytes for the value at this place
   * @throws RejectedInputException if the type cannot hold it
   */
  public final ByteBuffer encode(Object value, byte[] room, int place) {
    if (this instanceof FixedCodec fixed) {
      return fixed.encodeInto(value, room, place);
    }
    return this instanceof TextCodec text ? text.encodeInto(value, room, place) : encode(value);
  }

  /** Returns how many bytes every value needs in an array that it shares with others; or 0. */
  public int fixedSize() {
    return 0;
  }

  /** Returns whether values are texts, which need as much room as {@link #room} says. */
  public final boolean isText() {
    return this instanceof TextCodec;
  }

  /**
   * Returns how many bytes a value needs in an array that it shares with other values; 0 if its
   * bytes get an array of their own.
   */
  public final int room(@Nullable Object value) {
    return isText() ? TextCodec.roomFor(value) : fixedSize();
  }

  /** Returns the one class that values have; null if there are several. */
  public @Nullable Class<?> javaType() {
    return type instanceof ScalarValueType<?> scalar ? scalar.javaType() : null;
  }

  /**
   * Returns the canonical value of these bytes, which are not moved. Cassandra accepts no bytes at
   * all for most types of fixed size and for numbers; as in the driver, that is no value.
   *
   * @throws UnreadableRowException if no value has them
   */
  public final @Nullable Object decode(ByteBuffer bytes) {
    if (!bytes.hasRemaining() && canBeEmpty) {
      return null;
    }
    try {
      if (this instanceof FixedCodec fixed) {
        return fixed.read(bytes);
      }
      return this instanceof TextCodec text ? text.read(bytes) : read(bytes);
    } catch (UnreadableRowException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new UnreadableRowException(ErrorCode.UNREADABLE_ROW, Map.of("type", type.cql()), e);
    }
  }

  /** Reads a value without moving the bytes; any failure means that no value has them. */
  Object read(ByteBuffer bytes) {
    return type.decode(bytes.duplicate());
  }

  /** Casts a value to the Java type of the column type, or refuses it. */
  final <T> T accept(@Nullable Object value, Class<T> javaType) {
    return type.accept(value, javaType);
  }

  /** Refuses a value; says what it is, never the value. */
  final RejectedInputException refuse(String expected, String found) {
    return type.refuse(expected, found);
  }
}
