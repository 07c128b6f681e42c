package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import dev.rowan.value.ValueOrder;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The order in which the elements of a set, or the entries of a map, are written: that of their
 * type. The server stores a frozen one in the order in which it was sent: in another order it would
 * be another key. Thread-safe.
 *
 * @param order of elements and keys; null if their type has none
 */
record WrittenOrder(@Nullable Comparator<Object> order) {
  static WrittenOrder of(ColumnType type) {
    return new WrittenOrder(ValueOrder.exists(type) ? ValueOrder.of(type) : null);
  }

  /** Returns the elements in order. */
  Collection<?> sorted(Set<?> set) {
    return order == null || set.size() < 2 ? set : sorted(set.toArray(), order);
  }

  /** Returns the entries in the order of their keys. */
  Collection<? extends Map.Entry<?, ?>> sorted(Map<?, ?> map) {
    if (order == null || map.size() < 2) {
      return map.entrySet();
    }
    Map.Entry<?, ?>[] entries = map.entrySet().toArray(new Map.Entry<?, ?>[0]);
    return sorted(entries, (one, two) -> order.compare(one.getKey(), two.getKey()));
  }

  private static <T> List<T> sorted(T[] elements, Comparator<? super T> order) {
    try {
      Arrays.sort(elements, order);
    } catch (RuntimeException e) {
      // One of them is not a value of the type; its encoder refuses it with the right error.
      return Arrays.asList(elements);
    }
    return Arrays.asList(elements);
  }
}
