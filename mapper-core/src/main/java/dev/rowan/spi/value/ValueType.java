package dev.rowan.spi.value;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All operations that depend on the type of a value: order, hash, size, and the bytes of CQL's
 * native protocol. {@link ScalarValueType} and {@link CompositeValueType} add their text and their
 * parts. {@link dev.rowan.spi.schema.ColumnType#valueType} returns the object of a column's type;
 * resolve it once per column, as the object of a composite type is made by each call. Values are
 * canonical.
 *
 * <p>Immutable and thread-safe.
 */
public abstract sealed class ValueType permits ScalarValueType, CompositeValueType {
  /** Three bytes of UTF-8 hold a character; two surrogates are four bytes. */
  static final long MAX_OF_CHARACTER = 3;

  /** The bytes around a column in the keys of the embedded store; a zero byte counts twice. */
  private static final int CLUSTERING_FRAME = 3;

  /** The same for a number of variable length, which also needs a quarter more. */
  private static final int NUMBER_FRAME = 16;

  private final String cql;
  private final int constantSize;

  /**
   * Makes a type.
   *
   * @param constantSize how many bytes every value has; 0 if values differ
   */
  ValueType(String cql, int constantSize) {
    this.cql = cql;
    this.constantSize = constantSize;
  }

  /** Returns the type's name in CQL. */
  public final String cql() {
    return cql;
  }

  /** Returns whether values have an order: not if the type is {@code duration} or has it inside. */
  public abstract boolean isOrdered();

  /**
   * Returns the order in which Cassandra sorts clustering columns that ascend. Two decimals of one
   * number are equal, whatever their scale.
   *
   * @throws IllegalArgumentException if values have no order
   */
  public final Comparator<Object> order() {
    if (!isOrdered()) {
      throw new IllegalArgumentException("values of type " + cql + " have no order");
    }
    return this::compare;
  }

  /** Compares two values of a type that has an order. */
  abstract int compare(Object one, Object two);

  /**
   * Returns the hash of a value that follows other values. Equal values have equal hashes; two
   * different values have equal hashes with a chance of about 1 in 2^64, as long as no one chooses
   * them on purpose. The hash is good only within one process.
   *
   * @param before the hash of the values before this one, or a random seed
   */
  public final long hash(long before, @Nullable Object value) {
    return value == null ? ValueHash.ofNull(before) : hashOf(before, value);
  }

  abstract long hashOf(long before, Object value);

  /**
   * Returns the one value that stands for all values that compare equal: of a decimal the one
   * without zeros at its end. Values of all other types stand for themselves.
   */
  public Object keyForm(Object value) {
    return value;
  }

  /**
   * Returns whether several values compare equal, such as 1.0 and 1.00. They are one key of a map
   * and one value of a clustering column.
   */
  public boolean hasEqualForms() {
    return false;
  }

  /** Returns whether values are numbers, which have a sum. */
  public boolean isNumber() {
    return false;
  }

  /**
   * Returns the sum or the mean of no numbers, to which numbers of this type can be added.
   *
   * @param mean whether the result is the mean; otherwise, it is the sum
   * @throws IllegalArgumentException if values are not numbers
   */
  public NumberFold fold(boolean mean) {
    throw new IllegalArgumentException("no number: " + cql);
  }

  /**
   * Returns why no key can contain a value of this type, whatever its length is; null if a key can.
   *
   * @param isPartition whether the key is a partition key; otherwise, it is a clustering key
   */
  public @Nullable String refusalInKey(Object value, boolean isPartition) {
    return null;
  }

  /**
   * Returns how many bytes a value has at most in a clustering key of any backend.
   *
   * @throws RejectedInputException if the type cannot hold the value
   */
  public long clusteringSize(Object value) {
    ByteBuffer bytes = encode(value);
    long size = bytes.remaining();
    for (int i = bytes.position(); i < bytes.limit(); i++) {
      size += bytes.get(i) == 0 ? 1 : 0;
    }
    return CLUSTERING_FRAME + size;
  }

  /** Returns the same for a number of variable length. */
  final long clusteringSizeOfNumber(Object value) {
    long size = size(value);
    return NUMBER_FRAME + size + size / 4;
  }

  /**
   * Returns whether a value of no bytes, which Cassandra accepts for this type, has no meaning, and
   * is read as null. Texts and blobs of no bytes are values.
   */
  public boolean isEmptyValueMeaningless() {
    return false;
  }

  /**
   * Returns how many bytes every value has, or 0 if a vector has the length of each element before
   * it. Cassandra writes the lengths of some small types although all values have one size.
   */
  public abstract int width();

  /**
   * Returns how many bytes {@link #encode(Object)} gives for a value. An edit of a column of this
   * type counts as the value of its parts.
   *
   * @return 0 for null, and for a value of another class, which {@code encode} refuses
   */
  public final long size(@Nullable Object value) {
    return measure(value, true);
  }

  /**
   * Returns a number that {@link #size} does not exceed. It does not depend on the characters of
   * texts, which are not read.
   */
  public final long maxSize(@Nullable Object value) {
    // no virtual call for the types that most columns have
    if (constantSize != 0) {
      return value == null ? 0 : constantSize;
    }
    return value instanceof String text ? text.length() * MAX_OF_CHARACTER : measure(value, false);
  }

  /** Returns how many bytes every value has; 0 if values differ. */
  final int constantSize() {
    return constantSize;
  }

  /** Returns {@link #size} if it is exact, else {@link #maxSize}. */
  abstract long measure(@Nullable Object value, boolean exact);

  /**
   * Appends the bytes of a value in the native protocol.
   *
   * @throws RejectedInputException if the type cannot hold the value; the writer then has a part of
   *     it
   */
  public abstract void encode(Object value, ByteWriter out);

  /**
   * Returns the bytes of a value in the native protocol.
   *
   * @throws RejectedInputException if the type cannot hold the value
   */
  public ByteBuffer encode(Object value) {
    ByteWriter out = new ByteWriter(usualSize(value));
    encode(value, out);
    return out.toBuffer();
  }

  /** Returns how many bytes a value like this one usually does not exceed. */
  abstract int usualSize(Object value);

  /**
   * Returns the value of all remaining bytes, whose position is undefined afterwards.
   *
   * @throws RuntimeException if no value has these bytes
   */
  public abstract Object decode(ByteBuffer bytes);

  /**
   * Returns a value that has this Java class.
   *
   * @throws RejectedInputException if the value has another class or is null
   */
  public final <C> C accept(@Nullable Object value, Class<C> javaType) {
    if (!javaType.isInstance(value)) {
      throw refuse(javaType.getName(), value == null ? "null" : value.getClass().getName());
    }
    return javaType.cast(value);
  }

  /** Returns the refusal of a value, which says what the value is and never the value. */
  public final RejectedInputException refuse(String expected, String found) {
    return new RejectedInputException(
        ErrorCode.VALUE_REJECTED, Map.of("type", cql, "expected", expected, "found", found), null);
  }

  /** Returns the type's name in CQL. */
  @Override
  public final String toString() {
    return cql;
  }
}
