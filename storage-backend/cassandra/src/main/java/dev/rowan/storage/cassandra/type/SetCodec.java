package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** {@code set}: written in the order of its type, and read as the server says it. */
final class SetCodec extends ValueCodec {
  private final ColumnType type;
  private final ValueCodec element;

  SetCodec(String cql, ColumnType type, ValueCodec element) {
    super(cql);
    this.type = type;
    this.element = element;
  }

  @Override
  public ByteBuffer encode(Object value) {
    Set<?> set = accept(value, Set.class);
    SortedParts parts = new SortedParts(type, set.size());
    for (Object each : set) {
      parts.add(each, element.encode(each));
    }
    return parts.encode();
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
