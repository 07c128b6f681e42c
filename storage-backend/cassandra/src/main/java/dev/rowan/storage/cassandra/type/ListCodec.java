package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@code list}. */
final class ListCodec extends ValueCodec {
  private final ValueCodec element;

  ListCodec(String cql, ValueCodec element) {
    super(cql);
    this.element = element;
  }

  @Override
  public ByteBuffer encode(Object value) {
    List<?> list = accept(value, List.class);
    List<ByteBuffer> parts = new ArrayList<>(list.size());
    for (Object each : list) {
      parts.add(element.encode(each));
    }
    return Parts.counted(list.size(), parts);
  }

  @Override
  Object read(ByteBuffer bytes) {
    List<Object> list = new ArrayList<>();
    for (ByteBuffer part : Parts.take(bytes, bytes.getInt())) {
      list.add(element.decode(part));
    }
    return Collections.unmodifiableList(list);
  }
}
