package dev.rowan.guard;

import dev.rowan.value.CellEdit;
import dev.rowan.value.ScalarValueType;
import dev.rowan.value.ScalarValueTypes;
import dev.rowan.value.TupleValue;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** How long values are as a server gets them, without writing them down. */
public final class ValueSize {
  /** No value of a fixed length is longer. */
  private static final int FIXED = 16;

  private ValueSize() {}

  /** Not shorter than {@link #exact}, and found without looking into texts. */
  public static long most(@Nullable Object value) {
    // most values are of these classes; that a value has none of the interfaces takes far longer
    if (value instanceof String text) {
      return text.length() * 3L;
    }
    return isShort(value) ? FIXED : of(value, false);
  }

  /** Whether it is a text, or of a class that most columns of one size have. */
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

  /** The bytes of a value; of numbers and the like not less than that. */
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

  /** Each element has its length before it. */
  private static long sum(Collection<?> elements, boolean exact) {
    long bytes = 4;
    for (Object element : elements) {
      bytes += 4 + of(element, exact);
    }
    return bytes;
  }

  /** How many elements of a collection a value writes or removes; 0 if it is none. */
  static int elements(@Nullable Object value) {
    Object written = value instanceof CellEdit edit ? content(edit) : value;
    if (written instanceof Collection<?> elements) {
      return elements.size();
    }
    return written instanceof Map<?, ?> map ? map.size() : 0;
  }

  /** What an edit brings, as a value of its own. */
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
