package dev.rowan.storage.embedded.type;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** {@code set}: as a list of its elements in their order, each once. */
final class SetCodec extends TypeCodec<Set<?>> {
  private final TypeCodec<?> element;

  SetCodec(String cql, TypeCodec<?> element) {
    super(cql, Set.class);
    this.element = element;
  }

  @Override
  public boolean ordered() {
    return element.ordered();
  }

  @Override
  public boolean respells() {
    return element.respells();
  }

  @Override
  void encode(Set<?> value, ByteSink out) {
    SortedElements sorted = SortedElements.of(element, value);
    out.i32(sorted.size());
    for (Object next : sorted) {
      Elements.write(element, next, out);
    }
  }

  @Override
  Set<?> decode(ByteSource in, int length) {
    int count = Elements.readCount(in, 4);
    Set<Object> set = new LinkedHashSet<>(count * 2);
    for (int i = 0; i < count; i++) {
      set.add(Elements.read(element, in));
    }
    return Collections.unmodifiableSet(set);
  }

  @Override
  void encodeOrdered(Set<?> value, ByteSink out) {
    for (Object next : SortedElements.of(element, value)) {
      Elements.writeOrdered(element, next, out);
    }
    out.u8(Elements.END);
  }

  @Override
  Set<?> decodeOrdered(ByteSource in) {
    Set<Object> set = new LinkedHashSet<>();
    while (Elements.hasNext(in)) {
      set.add(element.readOrdered(in));
    }
    return Collections.unmodifiableSet(set);
  }
}
