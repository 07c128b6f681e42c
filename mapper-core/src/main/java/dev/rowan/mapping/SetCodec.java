package dev.rowan.mapping;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Sets of elements of one codec; iteration is in the order of the store. */
record SetCodec<T>(ValueCodec<T> element) implements ValueCodec<Set<T>> {
  @Override
  public Object encode(Set<T> value) {
    if (element instanceof CanonicalCodec) {
      value.forEach(Stored::element);
      return Stored.distinct(Set.copyOf(value));
    }
    Set<Object> encoded = new LinkedHashSet<>();
    for (T each : value) {
      encoded.add(element.encode(Stored.element(each)));
    }
    return Collections.unmodifiableSet(Stored.distinct(encoded));
  }

  @Override
  public Set<T> decode(Object stored) {
    Set<?> elements = Stored.as(Set.class, stored);
    if (element instanceof CanonicalCodec<T> canonical) {
      canonical.check(elements);
      @SuppressWarnings("unchecked") // each element has been checked
      Set<T> decoded = (Set<T>) elements;
      return Collections.unmodifiableSet(decoded);
    }
    Set<T> decoded = new LinkedHashSet<>();
    for (Object each : elements) {
      decoded.add(element.decode(each));
    }
    return Collections.unmodifiableSet(decoded);
  }

  @Override
  public Set<T> absent() {
    return Set.of();
  }
}
