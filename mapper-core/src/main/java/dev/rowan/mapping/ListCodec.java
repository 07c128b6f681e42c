package dev.rowan.mapping;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists of elements of one codec. */
record ListCodec<T>(ValueCodec<T> element) implements ValueCodec<List<T>> {
  @Override
  public Object encode(List<T> value) {
    if (element instanceof CanonicalCodec) {
      value.forEach(Stored::element);
      return List.copyOf(value);
    }
    List<Object> encoded = new ArrayList<>(value.size());
    for (T each : value) {
      encoded.add(Stored.encoded(element, each));
    }
    return Collections.unmodifiableList(encoded);
  }

  @Override
  public List<T> decode(Object stored) {
    List<?> elements = Stored.as(List.class, stored);
    if (element instanceof CanonicalCodec<T> canonical) {
      canonical.check(elements);
      @SuppressWarnings("unchecked") // each element has been checked
      List<T> decoded = (List<T>) elements;
      return Collections.unmodifiableList(decoded);
    }
    List<T> decoded = new ArrayList<>(elements.size());
    for (Object each : elements) {
      decoded.add(element.decode(each));
    }
    return Collections.unmodifiableList(decoded);
  }

  @Override
  public List<T> absent() {
    return List.of();
  }
}
