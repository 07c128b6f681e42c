package dev.rowan.spi.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of a tuple or of a user-defined type, in the order of the type's fields. Each is a
 * canonical value or null. Immutable and thread-safe.
 */
public record TupleValue(List<@Nullable Object> fields) {
  /** Copies the list. */
  public TupleValue {
    fields = Collections.unmodifiableList(Arrays.asList(fields.toArray()));
  }

  /** Returns a value of these fields. */
  public static TupleValue of(@Nullable Object... fields) {
    return new TupleValue(Arrays.asList(fields));
  }

  /** Returns the number of fields; never the values, which may be private. */
  @Override
  public String toString() {
    return "TupleValue of " + fields.size() + " fields";
  }
}
