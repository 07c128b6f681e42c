package dev.rowan.mapping;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Sets of elements of one codec; iteration is in the order of the store. */
record SetCodec<T>(ValueCodec<T> element) implements ValueCodec<Set<T>> {
  @Override
  public Object encode(Set<T> value) {
    if (element instanceof CanonicalCodec<T> canonical) {
      value.forEach(Stored::element);
      Set<T> copy = Set.copyOf(value);
      return canonical.type() == BigDecimal.class ? Stored.distinct(copy) : copy;
    }
    Set<Object> encoded = new LinkedHashSet<>();
    for (T each : value) {
      encoded.add(Stored.encoded(element, each));
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
