package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** {@code set}: written in the order of its type, and read in the server's order. */
final class SetCodec extends PartsCodec {
  private final ValueCodec element;
  private final WrittenOrder order;

  SetCodec(String cql, ColumnType type, ValueCodec element) {
    super(cql);
    this.element = element;
    this.order = WrittenOrder.of(type);
  }

  @Override
  void add(Object value, PartBytes out) {
    Set<?> set = accept(value, Set.class);
    out.addInt(set.size());
    for (Object each : order.sorted(set)) {
      element.addPart(each, out);
    }
  }

  @Override
  Object take(ByteBuffer bytes) {
    int count = bytes.getInt();
    Set<Object> set = new LinkedHashSet<>(Parts.tableSize(count, bytes));
    for (int i = 0; i < count; i++) {
      set.add(Parts.element(bytes, element));
    }
    return Collections.unmodifiableSet(set);
  }
}
