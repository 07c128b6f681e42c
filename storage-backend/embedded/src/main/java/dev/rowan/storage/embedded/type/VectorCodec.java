package dev.rowan.storage.embedded.type;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * {@code vector}: its elements one after another, each with its length before it where the type
 * does not say the length; ordered as a list.
 */
final class VectorCodec extends TypeCodec<List<?>> {
  private final TypeCodec<?> element;
  private final int dimensions;

  VectorCodec(String cql, TypeCodec<?> element, int dimensions) {
    super(cql, List.class);
    this.element = element;
    this.dimensions = dimensions;
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
  int fixedWidth() {
    return element.fixedWidth() * dimensions;
  }

  @Override
  void encode(List<?> value, ByteSink out) {
    requireDimensions(value);
    if (element.fixedWidth() != 0) {
      for (Object next : value) {
        element.writeValue(next, out);
      }
      return;
    }
    ByteSink form = new ByteSink();
    for (Object next : value) {
      element.writeValue(next, form.reset());
      SortableNumber.writeUnsigned(form.length(), 0, out);
      out.bytes(form.array(), 0, form.length());
    }
  }

  @Override
  List<?> decode(ByteSource in, int length) {
    int end = in.position() + length;
    int width = element.fixedWidth();
    if (width != 0) {
      requireWidth(width * dimensions, length);
    }
    List<Object> read = new ArrayList<>();
    for (int i = 0; i < dimensions; i++) {
      read.add(width == 0 ? readSized(in) : element.readValue(in, width));
    }
    if (in.position() != end) {
      throw CodecErrors.corrupt("a vector of another length");
    }
    return Collections.unmodifiableList(read);
  }

  private Object readSized(ByteSource in) {
    long size = SortableNumber.readUnsigned(0, in);
    if (size < 0 || size > in.remaining()) {
      throw CodecErrors.corrupt("an element beyond the end");
    }
    return ElementBytes.read(element, (int) size, in);
  }

  @Override
  void encodeOrdered(List<?> value, ByteSink out) {
    requireDimensions(value);
    ElementBytes.writeAllOrdered(element, value, out);
  }

  @Override
  List<?> decodeOrdered(ByteSource in) {
    List<Object> read = ElementBytes.readAllOrdered(element, in, new ArrayList<>());
    if (read.size() != dimensions) {
      throw CodecErrors.corrupt("a vector of another length");
    }
    return Collections.unmodifiableList(read);
  }

  private void requireDimensions(List<?> value) {
    if (value.size() != dimensions) {
      throw refuse(dimensions + " elements", value.size() + " elements");
    }
  }
}
