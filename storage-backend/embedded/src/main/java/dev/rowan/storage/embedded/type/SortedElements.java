package dev.rowan.storage.embedded.type;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.TreeMap;

/**
 * The elements of a set, or the keys of a map, in the order of their type: equal sets then have
 * equal bytes, and read back in the order in which Cassandra returns them. Of elements that the
 * type holds equal, such as 1.0 and 1.00, the one with the greater value form stays, whatever the
 * order given.
 */
final class SortedElements implements Iterable<Object> {
  private final Collection<Object> elements;

  private SortedElements(Collection<Object> elements) {
    this.elements = elements;
  }

  static SortedElements of(TypeCodec<?> codec, Collection<?> elements) {
    if (elements.size() < 2) {
      return new SortedElements(new ArrayList<>(elements));
    }
    ByteSink sink = new ByteSink();
    TreeMap<byte[], Object> sorted = new TreeMap<>(Arrays::compareUnsigned);
    for (Object next : elements) {
      sorted.merge(sortKey(codec, next, sink), next, (one, two) -> greater(codec, one, two, sink));
    }
    return new SortedElements(new ArrayList<>(sorted.values()));
  }

  int size() {
    return elements.size();
  }

  @Override
  public Iterator<Object> iterator() {
    return elements.iterator();
  }

  /** A type without an order, such as duration in a list in a set, is sorted by its value form. */
  private static byte[] sortKey(TypeCodec<?> codec, Object element, ByteSink sink) {
    sink.reset();
    if (codec.ordered()) {
      codec.writeOrdered(element, sink);
    } else {
      codec.writeValue(element, sink);
    }
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
