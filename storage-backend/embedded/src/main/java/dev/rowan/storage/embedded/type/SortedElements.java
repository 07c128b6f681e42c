package dev.rowan.storage.embedded.type;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * The elements of a set, or the keys of a map, in the order of their type: equal sets then have
 * equal bytes, and read back in the order in which Cassandra returns them. Of elements that the
 * type holds equal, such as 1.0 and 1.00, the one with the greater value form stays, whatever the
 * order given.
 */
final class SortedElements {
  private SortedElements() {}

  static List<Object> of(TypeCodec<?> codec, Collection<?> elements) {
    if (elements.size() < 2) {
      return new ArrayList<>(elements);
    }
    ByteSink sink = new ByteSink();
    // Not a TreeMap with merge: the compiler of HotSpot 25.0.3 then takes two keys for equal, once
    // in tens of thousands of calls, and an element is lost.
    List<Keyed> keyed = new ArrayList<>(elements.size());
    for (Object next : elements) {
      keyed.add(new Keyed(sortKey(codec, next, sink), next));
    }
    keyed.sort(Keyed.ORDER);
    return withoutEqual(keyed, codec, sink);
  }

  private static List<Object> withoutEqual(List<Keyed> sorted, TypeCodec<?> codec, ByteSink sink) {
    List<Object> retained = new ArrayList<>(sorted.size());
    byte[] last = null;
    for (Keyed next : sorted) {
      if (last != null && Arrays.equals(last, next.key)) {
        int top = retained.size() - 1;
        retained.set(top, greater(codec, retained.get(top), next.element, sink));
      } else {
        retained.add(next.element);
      }
      last = next.key;
    }
    return retained;
  }

  /** An element and the bytes that it is sorted by. */
  private static final class Keyed {
    static final Comparator<Keyed> ORDER =
        (one, other) -> Arrays.compareUnsigned(one.key, other.key);

    final byte[] key;
    final Object element;

    Keyed(byte[] key, Object element) {
      this.key = key;
      this.element = element;
    }
  }

  private static byte[] sortKey(TypeCodec<?> codec, Object element, ByteSink sink) {
    codec.writeOrdered(element, sink.reset());
    return sink.toByteArray();
  }

  private static Object greater(TypeCodec<?> codec, Object one, Object two, ByteSink sink) {
    return Arrays.compareUnsigned(valueForm(codec, one, sink), valueForm(codec, two, sink)) >= 0
        ? one
        : two;
  }

  private static byte[] valueForm(TypeCodec<?> codec, Object element, ByteSink sink) {
    sink.reset();
    codec.writeValue(element, sink);
    return sink.toByteArray();
  }
}
