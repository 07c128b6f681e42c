package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code list}: the number of elements in 32 bits, then each element with its length. */
public class ListValueType extends CompositeValueType {
  private final ValueType element;

  /** Makes the type of lists of these elements. */
  public ListValueType(String cql, ValueType element) {
    super(cql);
    this.element = element;
  }

  final ValueType element() {
    return element;
  }

  @Override
  public final Form form() {
    return Form.ARRAY;
  }

  @Override
  public final List<? extends @Nullable Object> parts(Object value) {
    return (List<?>) value;
  }

  @Override
  public ValueType partType(int place) {
    return element;
  }

  @Override
  public final Object ofParts(List<? extends @Nullable Object> parts) {
    return Collections.unmodifiableList(new ArrayList<>(parts));
  }

  @Override
  public final boolean isOrdered() {
    return element.isOrdered();
  }

  @Override
  final int compare(Object one, Object two) {
    return compare(
        List.copyOf((Collection<?>) one), List.copyOf((Collection<?>) two), element::compare);
  }

  @Override
  final long hashOf(long before, Object value) {
    List<?> elements = (List<?>) value;
    long hash = ValueHash.ofLong(before, elements.size());
    for (Object each : elements) {
      hash = element.hash(hash, each);
    }
    return hash;
  }

  @Override
  public final int elements(@Nullable Object value) {
    List<?> elements = elementsOf(value);
    return elements == null ? 0 : elements.size();
  }

  @Override
  long measure(@Nullable Object value, boolean exact) {
    if (value instanceof CellEdit.SetAt set) {
      return element.measure(set.element(), exact);
    }
    List<?> elements = elementsOf(value);
    if (elements == null) {
      return 0;
    }
    long bytes = Integer.BYTES;
    for (Object each : elements) {
      bytes += measurePart(element, each, exact);
    }
    return bytes;
  }

  /** Returns the elements of a list or an edit; null if the value is neither. */
  static @Nullable List<?> elementsOf(@Nullable Object value) {
    if (value instanceof List<?> list) {
      return list;
    }
    if (value instanceof CellEdit.Append append) {
      return append.elements();
    }
    if (value instanceof CellEdit.Prepend prepend) {
      return prepend.elements();
    }
    return value instanceof CellEdit.RemoveAll remove ? remove.elements() : null;
  }

  @Override
  public void encode(Object value, ByteWriter out) {
    List<?> list = accept(value, List.class);
    out.writeInt(list.size());
    for (Object each : list) {
      encodePart(element, each, out);
    }
  }

  @Override
  public Object decode(ByteBuffer bytes) {
    int count = bytes.getInt();
    List<Object> list = new ArrayList<>(Math.min(count, bytes.remaining()));
    for (int i = 0; i < count; i++) {
      list.add(decodeElement(element, bytes));
    }
    return Collections.unmodifiableList(list);
  }
}
