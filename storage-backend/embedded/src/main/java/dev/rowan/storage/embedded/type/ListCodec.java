package dev.rowan.storage.embedded.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * {@code list}: count, then each element with its length; ordered element by element, shorter
 * first.
 */
final class ListCodec extends TypeCodec<List<?>> {
  private final TypeCodec<?> element;

  ListCodec(String cql, TypeCodec<?> element) {
    super(cql, List.class);
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
  void encode(List<?> value, ByteSink out) {
    ElementBytes.writeAll(element, value, out);
  }

  @Override
  List<?> decode(ByteSource in, int length) {
    return Collections.unmodifiableList(ElementBytes.readAll(element, in, new ArrayList<>()));
  }

  @Override
  void encodeOrdered(List<?> value, ByteSink out) {
    ElementBytes.writeAllOrdered(element, value, out);
  }

  @Override
  List<?> decodeOrdered(ByteSource in) {
    return Collections.unmodifiableList(
        ElementBytes.readAllOrdered(element, in, new ArrayList<>()));
  }
}
