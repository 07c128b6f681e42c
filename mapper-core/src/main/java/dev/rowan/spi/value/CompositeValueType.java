package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type whose values have parts: elements, keys and values, or fields. */
public abstract non-sealed class CompositeValueType extends ValueType {
  /** The forms of composite values in JSON. */
  public enum Form {
    /** An array of all parts. */
    ARRAY,
    /** An array of pairs: an array of two parts for each entry. */
    PAIRS,
    /** An object, with the name of each part; parts that are null are left out. */
    OBJECT
  }

  /** Most parts are numbers, identifiers and short texts. */
  private static final int USUAL_PART = 16;

  private static final int MANY_PARTS = 10_000;

  CompositeValueType(String cql) {
    super(cql, 0);
  }

  /** Returns the form of values in JSON. */
  public abstract Form form();

  /** Returns how many parts an element or entry of a value has: 2 for maps, else 1. */
  public final int partsOfEntry() {
    return form() == Form.PAIRS ? 2 : 1;
  }

  /** Returns how many parts each value has; -1 if values differ in that. */
  public int fixedSize() {
    return -1;
  }

  /** Returns how many elements or entries a value or an edit has; 0 for fields. */
  public abstract int elements(@Nullable Object value);

  /** Returns whether parts can be null. */
  public boolean hasNullableParts() {
    return false;
  }

  /** Returns the parts in the order of the value; for a map key, value, key, value. */
  public abstract List<? extends @Nullable Object> parts(Object value);

  /**
   * Returns the type of the part at this place.
   *
   * @throws IndexOutOfBoundsException if no value has as many parts
   */
  public abstract ValueType partType(int place);

  /** Returns the value of these parts, without checking them. */
  public abstract Object ofParts(List<? extends @Nullable Object> parts);

  /**
   * Returns the place of the part of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public int placeOf(String name) {
    throw new IllegalArgumentException("type " + cql() + " has no part of a name");
  }

  /** Returns the name of the part at this place; empty if parts have no names. */
  public String nameOf(int place) {
    return "";
  }

  @Override
  public int width() {
    return 0;
  }

  @Override
  final int usualSize(Object value) {
    int parts = value instanceof TupleValue ? fixedSize() : elements(value) * partsOfEntry();
    return Integer.BYTES + Math.min(parts, MANY_PARTS) * (Integer.BYTES + USUAL_PART);
  }

  /** Returns the size of a part with its length before it. */
  static long measurePart(ValueType type, @Nullable Object part, boolean exact) {
    return Integer.BYTES + type.measure(part, exact);
  }

  /** Reads the part at the position and moves the position to its end; null for none. */
  static @Nullable Object decodePart(ValueType type, ByteBuffer bytes) {
    int length = bytes.getInt();
    return length < 0 ? null : decodePart(type, length, bytes);
  }

  /**
   * Reads the part of this length that starts at the position, and moves the position to its end.
   */
  static Object decodePart(ValueType type, int length, ByteBuffer bytes) {
    if (length > bytes.remaining()) {
      throw new IllegalArgumentException("a part of a value is cut off");
    }
    int end = bytes.position() + length;
    int limit = bytes.limit();
    bytes.limit(end);
    Object value = type.decode(bytes);
    bytes.limit(limit).position(end);
    return value;
  }

  /** Reads the part that starts at the position, which is not null. */
  static Object decodeElement(ValueType type, ByteBuffer bytes) {
    Object element = decodePart(type, bytes);
    if (element == null) {
      throw new IllegalArgumentException("an element is missing");
    }
    return element;
  }

  static void encodePart(ValueType type, Object value, ByteWriter out) {
    int begin = out.beginPart();
    type.encode(value, out);
    out.endPart(begin);
  }

  static <T> int compare(List<? extends T> one, List<? extends T> two, Comparator<T> element) {
    int length = Math.min(one.size(), two.size());
    for (int i = 0; i < length; i++) {
      int order = element.compare(one.get(i), two.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(one.size(), two.size());
  }
}
