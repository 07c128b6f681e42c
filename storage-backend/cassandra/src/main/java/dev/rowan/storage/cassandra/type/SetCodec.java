package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** {@code set}: read in the server's order. */
final class SetCodec extends ValueCodec {
  private final ValueCodec element;

  SetCodec(String cql, ValueCodec element) {
    super(cql);
    this.element = element;
  }

  @Override
  public ByteBuffer encode(Object value) {
    Set<?> set = accept(value, Set.class);
    List<ByteBuffer> parts = new ArrayList<>(set.size());
    for (Object each : set) {
      parts.add(element.encode(each));
    }
    return Parts.counted(parts.size(), parts);
  }

  @Override
  Object read(ByteBuffer bytes) {
    Set<Object> set = new LinkedHashSet<>();
    for (ByteBuffer part : Parts.take(bytes, bytes.getInt())) {
      set.add(element.decode(part));
    }
    return Collections.unmodifiableSet(set);
  }
}
