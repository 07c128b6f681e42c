package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code set}: as a list of its elements in their order. */
public final class SetValueType extends CompositeValueType {
  private final ValueType element;

  /** Makes the type of sets of these elements. */
  public SetValueType(String cql, ValueType element) {
    super(cql);
    this.element = element;
  }

  @Override
  public Form form() {
    return Form.ARRAY;
  }

  @Override
  public List<? extends @Nullable Object> parts(Object value) {
    return new ArrayList<>((Collection<?>) value);
  }

  @Override
  public ValueType partType(int place) {
    return element;
  }

  @Override
  public Object ofParts(List<? extends @Nullable Object> parts) {
    return Collections.unmodifiableSet(new LinkedHashSet<>(parts));
  }

  @Override
  public boolean isOrdered() {
    return element.isOrdered();
  }

  /** Element by element, the smallest first. */
  @Override
  int compare(Object one, Object two) {
    return compare(sorted(one), sorted(two), element::compare);
  }

  private List<Object> sorted(Object set) {
    List<Object> sorted = new ArrayList<>((Collection<?>) set);
    sorted.sort(element::compare);
    return sorted;
  }

  @Override
  long hashOf(long before, Object value) {
    Collection<?> elements = (Collection<?>) value;
    long sum = 0;
    for (Object each : elements) {
      sum += element.hash(before, each);
    }
    return ValueHash.ofLong(ValueHash.ofLong(before, elements.size()), sum);
  }

  @Override
  public int elements(@Nullable Object value) {
    Collection<?> elements = elementsOf(value);
    return elements == null ? 0 : elements.size();
  }

  @Override
  long measure(@Nullable Object value, boolean exact) {
    Collection<?> elements = elementsOf(value);
    if (elements == null) {
      return 0;
    }
    long bytes = Integer.BYTES;
    for (Object each : elements) {
      bytes += measurePart(element, each, exact);
    }
    return bytes;
  }

  /** Returns the elements of a set or an edit; null if the value is neither. */
  private static @Nullable Collection<?> elementsOf(@Nullable Object value) {
    if (value instanceof Set<?> set) {
      return set;
    }
    if (value instanceof CellEdit.AddAll add) {
      return add.elements();
    }
    return value instanceof CellEdit.RemoveAll remove ? remove.elements() : null;
  }

  @Override
  public void encode(Object value, ByteWriter out) {
    Set<?> set = accept(value, Set.class);
    out.writeInt(set.size());
    for (Object each : WrittenOrder.sorted(element, set)) {
      encodePart(element, each, out);
    }
  }

  @Override
  public Object decode(ByteBuffer bytes) {
    int count = bytes.getInt();
    Set<Object> set = new LinkedHashSet<>(Math.min(count, bytes.remaining()) / 3 * 4 + 4);
    for (int i = 0; i < count; i++) {
      set.add(decodeElement(element, bytes));
    }
    return Collections.unmodifiableSet(set);
  }
}
