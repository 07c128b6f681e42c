package dev.rowan.storage.cassandra.statement;

import dev.rowan.spi.value.ScalarValueTypes;
import dev.rowan.spi.value.TupleValue;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether two values are equal for a server: 1.0 and 1.00 are, whichever of them it
 * returns.
 */
public final class SameValue {
  private SameValue() {}

  /** Returns whether the values are equal. */
  public static boolean of(@Nullable Object one, @Nullable Object other) {
    if (one instanceof TupleValue a && other instanceof TupleValue b) {
      return of(a.fields(), b.fields());
    }
    if (one instanceof Iterable<?> a && other instanceof Iterable<?> b) {
      return ofEach(a.iterator(), b.iterator()) || one.equals(other);
    }
    return ScalarValueTypes.compareEqual(one, other);
  }

  private static boolean ofEach(Iterator<?> one, Iterator<?> other) {
    while (one.hasNext() && other.hasNext()) {
      if (!of(one.next(), other.next())) {
        return false;
      }
    }
    return !one.hasNext() && !other.hasNext();
  }
}
