package dev.rowan.spi.value;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code map}: the number of entries, then key, value, key, value in the order of the keys. */
public final class MapValueType extends CompositeValueType {
  private final ValueType key;
  private final ValueType value;

  /** Makes the type of maps of these keys and values. */
  public MapValueType(String cql, ValueType key, ValueType value) {
    super(cql);
    this.key = key;
    this.value = value;
  }

  @Override
  public Form form() {
    return Form.PAIRS;
  }

  @Override
  public List<? extends @Nullable Object> parts(Object map) {
    List<@Nullable Object> parts = new ArrayList<>();
    ((Map<?, ?>) map)
        .forEach(
            (eachKey, eachValue) -> {
              parts.add(eachKey);
              parts.add(eachValue);
            });
    return parts;
  }

  @Override
  public ValueType partType(int place) {
    return place % 2 == 0 ? key : value;
  }

  @Override
  public Object ofParts(List<? extends @Nullable Object> parts) {
    Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
    for (int i = 0; i < parts.size(); i += 2) {
      map.put(parts.get(i), parts.get(i + 1));
    }
    return Collections.unmodifiableMap(map);
  }

  @Override
  public boolean isOrdered() {
    return key.isOrdered() && value.isOrdered();
  }

  /** By key, value, key, value, the smallest key first. */
  @Override
  int compare(Object one, Object two) {
    Comparator<Map.Entry<?, ?>> byKey = (left, right) -> key.compare(left.getKey(), right.getKey());
    Comparator<Map.Entry<?, ?>> entry =
        byKey.thenComparing((left, right) -> value.compare(left.getValue(), right.getValue()));
    return compare(sorted(one, byKey), sorted(two, byKey), entry);
  }

  private static List<Map.Entry<?, ?>> sorted(Object map, Comparator<Map.Entry<?, ?>> byKey) {
    List<Map.Entry<?, ?>> entries = new ArrayList<>(((Map<?, ?>) map).entrySet());
    entries.sort(byKey);
    return entries;
  }

  @Override
  long hashOf(long before, Object map) {
    long sum = 0;
    Map<?, ?> entries = (Map<?, ?>) map;
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      sum += value.hash(key.hash(before, entry.getKey()), entry.getValue());
    }
    return ValueHash.ofLong(ValueHash.ofLong(before, entries.size()), sum);
  }

  @Override
  public int elements(@Nullable Object map) {
    if (map instanceof CellEdit.RemoveAll remove) {
      return remove.elements().size();
    }
    Map<?, ?> entries = entriesOf(map);
    return entries == null ? 0 : entries.size();
  }

  @Override
  long measure(@Nullable Object map, boolean exact) {
    long bytes = Integer.BYTES;
    if (map instanceof CellEdit.RemoveAll remove) {
      for (Object each : remove.elements()) {
        bytes += measurePart(key, each, exact);
      }
      return bytes;
    }
    Map<?, ?> entries = entriesOf(map);
    if (entries == null) {
      return 0;
    }
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      bytes += measurePart(key, entry.getKey(), exact);
      bytes += measurePart(value, entry.getValue(), exact);
    }
    return bytes;
  }

  /** Returns the entries of a map or an edit; null if the value is neither. */
  private static @Nullable Map<?, ?> entriesOf(@Nullable Object map) {
    if (map instanceof Map<?, ?> entries) {
      return entries;
    }
    return map instanceof CellEdit.PutAll put ? put.entries() : null;
  }

  @Override
  public void encode(Object map, ByteWriter out) {
    Map<?, ?> entries = accept(map, Map.class);
    out.writeInt(entries.size());
    for (Map.Entry<?, ?> entry : WrittenOrder.sorted(key, entries)) {
      encodePart(key, entry.getKey(), out);
      encodePart(value, entry.getValue(), out);
    }
  }

  @Override
  public Object decode(ByteBuffer bytes) {
    int count = bytes.getInt();
    Map<Object, Object> map = new LinkedHashMap<>(Math.min(count, bytes.remaining()) / 3 * 4 + 4);
    for (int i = 0; i < count; i++) {
      Object next = decodeElement(key, bytes);
      map.put(next, decodeElement(value, bytes));
    }
    return Collections.unmodifiableMap(map);
  }
}
