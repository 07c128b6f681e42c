package dev.rowan.spi.value;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order in which elements of a set or entries of a map are written: that of their type.
 * Cassandra stores a frozen collection as it is sent, so that another order would be another key.
 */
final class WrittenOrder {
  private WrittenOrder() {}

  static Collection<?> sorted(ValueType type, Set<?> set) {
    return set.size() < 2 || !type.isOrdered() ? set : sorted(set.toArray(), type::compare);
  }

  static Collection<? extends Map.Entry<?, ?>> sorted(ValueType type, Map<?, ?> map) {
    if (map.size() < 2 || !type.isOrdered()) {
      return map.entrySet();
    }
    Map.Entry<?, ?>[] entries = map.entrySet().toArray(new Map.Entry<?, ?>[0]);
    return sorted(entries, (one, two) -> type.compare(one.getKey(), two.getKey()));
  }

  private static <T> List<T> sorted(T[] elements, Comparator<? super T> order) {
    try {
      Arrays.sort(elements, order);
    } catch (RuntimeException e) {
      // one of them is no value of the type, which its encoding refuses with a better message
      return Arrays.asList(elements);
    }
    return Arrays.asList(elements);
  }
}
