package dev.rowan.spi.value;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * The values of a tuple or of a user-defined type, in the order of the type's fields. Each is a
 * canonical value or null. Immutable and thread-safe.
 */
public record TupleValue(List<@Nullable Object> fields) {
  /** Copies the list. */
  public TupleValue {
    fields = fields instanceof Fields ? fields : new Fields(fields.toArray());
  }

  /** Returns a value of a copy of these fields. */
  public static TupleValue of(@Nullable Object... fields) {
    return new TupleValue(new Fields(fields.clone()));
  }

  /** Returns the number of fields; never the values, which may be private. */
  @Override
  public String toString() {
    return "TupleValue of " + fields.size() + " fields";
  }

  /** An immutable list that may contain null, in one object. */
  private static final class Fields extends AbstractList<@Nullable Object> implements RandomAccess {
    private final @Nullable Object[] values;

    Fields(@Nullable Object[] values) {
      this.values = values;
    }

    @Override
    public @Nullable Object get(int place) {
      return values[place];
    }

    @Override
    public int size() {
      return values.length;
    }
  }
}
