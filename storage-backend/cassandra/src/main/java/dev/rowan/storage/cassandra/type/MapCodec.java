package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** {@code map}: written in the order of its keys, and read in the server's order. */
final class MapCodec extends PartsCodec {
  private final ValueCodec key;
  private final ValueCodec value;
  private final WrittenOrder order;

  MapCodec(String cql, ColumnType keyType, ValueCodec key, ValueCodec value) {
    super(cql);
    this.key = key;
    this.value = value;
    this.order = WrittenOrder.of(keyType);
  }

  @Override
  void add(Object map, PartBytes out) {
    Map<?, ?> entries = accept(map, Map.class);
    out.addInt(entries.size());
    for (Map.Entry<?, ?> entry : order.sorted(entries)) {
      key.addPart(entry.getKey(), out);
      value.addPart(entry.getValue(), out);
    }
  }

  @Override
  Object take(ByteBuffer bytes) {
    int count = bytes.getInt();
    Map<Object, Object> map = new LinkedHashMap<>(Parts.tableSize(count, bytes));
    for (int i = 0; i < count; i++) {
      Object k = Parts.element(bytes, key);
      map.put(k, Parts.element(bytes, value));
    }
    return Collections.unmodifiableMap(map);
  }
}
