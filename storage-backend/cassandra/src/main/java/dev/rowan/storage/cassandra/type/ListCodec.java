package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** {@code list}. */
final class ListCodec extends PartsCodec {
  private final ValueCodec element;

  ListCodec(String cql, ValueCodec element) {
    super(cql);
    this.element = element;
  }

  @Override
  void add(Object value, PartBytes out) {
    List<?> list = accept(value, List.class);
    out.addInt(list.size());
    for (Object each : list) {
      element.addPart(each, out);
    }
  }

  @Override
  Object take(ByteBuffer bytes) {
    int count = bytes.getInt();
    List<Object> list = new ArrayList<>(Math.min(count, bytes.remaining()));
    for (int i = 0; i < count; i++) {
      list.add(Parts.element(bytes, element));
    }
    return Collections.unmodifiableList(list);
  }
}
