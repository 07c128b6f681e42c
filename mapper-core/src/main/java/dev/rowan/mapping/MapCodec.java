package dev.rowan.mapping;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps between two codecs; iteration is in the order of the store. */
record MapCodec<K, V>(ValueCodec<K> key, ValueCodec<V> value) implements ValueCodec<Map<K, V>> {
  @Override
  public Object encode(Map<K, V> map) {
    if (key instanceof CanonicalCodec<K> keys && value instanceof CanonicalCodec) {
      map.forEach(
          (eachKey, eachValue) -> {
            Stored.element(eachKey);
            Stored.element(eachValue);
          });
      if (keys.type() == BigDecimal.class) {
        Stored.distinct(map.keySet());
      }
      return Map.copyOf(map);
    }
    Map<Object, Object> encoded = new LinkedHashMap<>();
    map.forEach(
        (eachKey, eachValue) ->
            encoded.put(Stored.encoded(key, eachKey), Stored.encoded(value, eachValue)));
    Stored.distinct(encoded.keySet());
    return Collections.unmodifiableMap(encoded);
  }

  @Override
  public Map<K, V> decode(Object stored) {
    Map<?, ?> entries = Stored.as(Map.class, stored);
    if (key instanceof CanonicalCodec<K> keys && value instanceof CanonicalCodec<V> values) {
      keys.check(entries.keySet());
      values.check(entries.values());
      @SuppressWarnings("unchecked") // each key and value has been checked
      Map<K, V> decoded = (Map<K, V>) entries;
      return Collections.unmodifiableMap(decoded);
    }
    Map<K, V> decoded = new LinkedHashMap<>();
    entries.forEach(
        (eachKey, eachValue) -> decoded.put(key.decode(eachKey), value.decode(eachValue)));
    return Collections.unmodifiableMap(decoded);
  }

  @Override
  public Map<K, V> absent() {
    return Map.of();
  }
}
