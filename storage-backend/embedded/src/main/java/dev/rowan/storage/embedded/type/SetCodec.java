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
  public boolean allowsNonCanonical() {
    return element.allowsNonCanonical();
  }

  @Override
  void encode(Set<?> value, ByteSink out) {
    ElementBytes.writeAll(element, SortedElements.of(element, value), out);
  }

  @Override
  Set<?> decode(ByteSource in, int length) {
    return Collections.unmodifiableSet(ElementBytes.readAll(element, in, new LinkedHashSet<>()));
  }

  @Override
  void encodeOrdered(Set<?> value, ByteSink out) {
    ElementBytes.writeAllOrdered(element, SortedElements.of(element, value), out);
  }

  @Override
  Set<?> decodeOrdered(ByteSource in) {
    return Collections.unmodifiableSet(
        ElementBytes.readAllOrdered(element, in, new LinkedHashSet<>()));
  }
}
