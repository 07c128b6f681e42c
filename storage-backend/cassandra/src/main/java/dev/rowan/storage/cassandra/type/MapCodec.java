package dev.rowan.storage.cassandra.type;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code map}: read in the server's order. */
final class MapCodec extends ValueCodec {
  private final ValueCodec key;
  private final ValueCodec value;

  MapCodec(String cql, ValueCodec key, ValueCodec value) {
    super(cql);
    this.key = key;
    this.value = value;
  }

  @Override
  public ByteBuffer encode(Object map) {
    Map<?, ?> entries = accept(map, Map.class);
    List<ByteBuffer> parts = new ArrayList<>(2 * entries.size());
    entries.forEach(
        (k, v) -> {
          parts.add(key.encode(k));
          parts.add(value.encode(v));
        });
    return Parts.counted(entries.size(), parts);
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
