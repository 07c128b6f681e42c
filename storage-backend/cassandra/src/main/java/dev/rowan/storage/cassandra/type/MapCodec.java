package dev.rowan.storage.cassandra.type;

import dev.rowan.schema.ColumnType;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code map}: written in the order of its keys, and read as the server says it. */
final class MapCodec extends ValueCodec {
  private final ColumnType keyType;
  private final ValueCodec key;
  private final ValueCodec value;

  MapCodec(String cql, ColumnType keyType, ValueCodec key, ValueCodec value) {
    super(cql);
    this.keyType = keyType;
    this.key = key;
    this.value = value;
  }

  @Override
  public ByteBuffer encode(Object map) {
    Map<?, ?> entries = accept(map, Map.class);
    SortedParts parts = new SortedParts(keyType, entries.size());
    entries.forEach((k, v) -> parts.add(k, key.encode(k), value.encode(v)));
    return parts.encode();
  }

  @Override
  Object read(ByteBuffer bytes) {
    Map<Object, Object> map = new LinkedHashMap<>();
    List<ByteBuffer> parts = Parts.take(bytes, Math.multiplyExact(2, bytes.getInt()));
    for (int i = 0; i < parts.size(); i += 2) {
      map.put(key.decode(parts.get(i)), value.decode(parts.get(i + 1)));
    }
    return Collections.unmodifiableMap(map);
  }
}
