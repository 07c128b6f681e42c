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
  public boolean respells() {
    return element.respells();
  }

  @Override
  void encode(List<?> value, ByteSink out) {
    out.i32(value.size());
    for (Object next : value) {
      Elements.write(element, next, out);
    }
  }

  @Override
  List<?> decode(ByteSource in, int length) {
    int count = Elements.readCount(in, 4);
    List<Object> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(Elements.read(element, in));
    }
    return Collections.unmodifiableList(list);
  }

  @Override
  void encodeOrdered(List<?> value, ByteSink out) {
    for (Object next : value) {
      Elements.writeOrdered(element, next, out);
    }
    out.u8(Elements.END);
  }

  @Override
  List<?> decodeOrdered(ByteSource in) {
    List<Object> list = new ArrayList<>();
    while (Elements.hasNext(in)) {
      list.add(element.readOrdered(in));
    }
    return Collections.unmodifiableList(list);
  }
}
