package dev.rowan.mapping;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Arrays, stored as lists of elements of one codec. Both ways copy them, because arrays can change.
 *
 * @param component the type of the elements, which can be primitive
 */
record ArrayCodec<A, E>(Class<?> component, ValueCodec<E> element) implements ValueCodec<A> {
  @Override
  public Object encode(A value) {
    int length = Array.getLength(value);
    List<Object> encoded = new ArrayList<>(length);
    for (int i = 0; i < length; i++) {
      @SuppressWarnings("unchecked") // the elements of the array have this type
      E each = (E) Array.get(value, i);
      encoded.add(Stored.encoded(element, each));
    }
    return Collections.unmodifiableList(encoded);
  }

  @Override
  public A decode(Object stored) {
    List<?> elements = Stored.as(List.class, stored);
    @SuppressWarnings("unchecked") // an array of these elements
    A value = (A) Array.newInstance(component, elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Array.set(value, i, element.decode(elements.get(i)));
    }
    return value;
  }
}
