package dev.rowan.storage.embedded.type;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** {@code map}: as a list of key, value, key, value in the order of the keys, each key once. */
final class MapCodec extends TypeCodec<Map<?, ?>> {
  private final TypeCodec<?> key;
  private final TypeCodec<?> value;

  MapCodec(String cql, TypeCodec<?> key, TypeCodec<?> value) {
    super(cql, Map.class);
    this.key = key;
    this.value = value;
  }

  @Override
  public boolean ordered() {
    return key.ordered() && value.ordered();
  }

  @Override
  public boolean allowsNonCanonical() {
    return key.allowsNonCanonical() || value.allowsNonCanonical();
  }

  @Override
  void encode(Map<?, ?> map, ByteSink out) {
    List<Object> sorted = SortedElements.of(key, map.keySet());
    out.i32(sorted.size());
    for (Object next : sorted) {
      ElementBytes.write(key, next, out);
      ElementBytes.write(value, map.get(next), out);
    }
  }

  @Override
  Map<?, ?> decode(ByteSource in, int length) {
    int count = ElementBytes.readCount(in, 8);
    Map<Object, Object> map = new LinkedHashMap<>(count * 2);
    for (int i = 0; i < count; i++) {
      Object next = ElementBytes.read(key, in);
      map.put(next, ElementBytes.read(value, in));
    }
    return Collections.unmodifiableMap(map);
  }

  @Override
  void encodeOrdered(Map<?, ?> map, ByteSink out) {
    for (Object next : SortedElements.of(key, map.keySet())) {
      ElementBytes.writeOrdered(key, next, out);
      ElementBytes.writeOrdered(value, map.get(next), out);
    }
    out.u8(ElementBytes.END);
  }

  @Override
  Map<?, ?> decodeOrdered(ByteSource in) {
    Map<Object, Object> map = new LinkedHashMap<>();
    while (ElementBytes.hasNext(in)) {
      Object next = key.readOrdered(in);
      if (!ElementBytes.hasNext(in)) {
        throw CodecErrors.corrupt("a key without a value");
      }
      map.put(next, value.readOrdered(in));
    }
    return Collections.unmodifiableMap(map);
  }
}
