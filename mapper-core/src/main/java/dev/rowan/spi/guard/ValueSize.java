package dev.rowan.spi.guard;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.ScalarValueType;
import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.TupleValue;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Estimates the serialized size of values without serializing them. */
public final class ValueSize {
  /** The largest size of a value with fixed length. */
  private static final int FIXED = 16;

  private ValueSize() {}

  /** Returns an upper bound of the size in bytes, without reading the characters of texts. */
  public static long most(@Nullable Object value) {
    // most values have these classes; checking the interfaces takes far longer
    if (value instanceof String text) {
      return text.length() * 3L;
    }
    return isShort(value) ? FIXED : of(value, false);
  }

  /** Returns whether the value is a text or has one of the most frequent classes of fixed size. */
  static boolean isPlain(@Nullable Object value) {
    return value instanceof String || isShort(value);
  }

  private static boolean isShort(@Nullable Object value) {
    return value instanceof Long
        || value instanceof Integer
        || value instanceof Double
        || value instanceof UUID
        || value instanceof Instant;
  }

  /** Returns the size in bytes; for numbers and similar types an upper bound. */
  static long exact(@Nullable Object value) {
    return of(value, true);
  }

  private static long of(@Nullable Object value, boolean exact) {
    if (value == null) {
      return 0;
    }
    if (value instanceof Collection<?> elements) {
      return sum(elements, exact);
    }
    if (value instanceof Map<?, ?> map) {
      return sum(map.keySet(), exact) + sum(map.values(), exact);
    }
    if (value instanceof TupleValue tuple) {
      return sum(tuple.fields(), exact);
    }
    ScalarValueType<?> type = ScalarValueTypes.ofValue(value).orElse(null);
    if (type == null) {
      return FIXED; // of a wrong class, which the backend refuses
    }
    return exact ? type.size(value) : type.maxSize(value);
  }

  /** Returns the size of a collection; each element has a length of four bytes before it. */
  private static long sum(Collection<?> elements, boolean exact) {
    long bytes = 4;
    for (Object element : elements) {
      bytes += 4 + (exact ? exact(element) : most(element));
    }
    return bytes;
  }

  /** Returns the number of elements of a collection or map; 0 for other values. */
  static int elements(@Nullable Object value) {
    if (value instanceof Collection<?> elements) {
      return elements.size();
    }
    return value instanceof Map<?, ?> map ? map.size() : 0;
  }

  /** Returns the value that is written: the elements of an edit, every other value itself. */
  static @Nullable Object written(Object value) {
    // edits are rare; a failed check of an interface compares all interfaces of the class
    boolean whole =
        value instanceof TupleValue || value instanceof Collection || value instanceof Map;
    return !whole && value instanceof CellEdit edit ? content(edit) : value;
  }

  /** Returns the elements of an edit as a value. */
  static @Nullable Object content(CellEdit edit) {
    if (edit instanceof CellEdit.Append append) {
      return append.elements();
    }
    if (edit instanceof CellEdit.Prepend prepend) {
      return prepend.elements();
    }
    if (edit instanceof CellEdit.PutAll put) {
      return put.entries();
    }
    if (edit instanceof CellEdit.AddAll add) {
      return add.elements();
    }
    if (edit instanceof CellEdit.RemoveAll remove) {
      return remove.elements();
    }
    if (edit instanceof CellEdit.SetAt set) {
      return set.element();
    }
    return edit instanceof CellEdit.SetFields fields ? fields.fields().values() : null;
  }
}
