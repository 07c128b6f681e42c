package dev.rowan.storage.differential;

import dev.rowan.spi.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Converts values so that equality covers everything that a reader sees, including order. */
final class ComparableValues {
  private ComparableValues() {}

  static List<Object> row(Object[] values) {
    List<Object> row = new ArrayList<>();
    for (Object value : values) {
      row.add(value(value));
    }
    return row;
  }

  static Object value(Object value) {
    if (value instanceof Map<?, ?> map) {
      List<Object> entries = new ArrayList<>();
      map.forEach((key, entry) -> entries.add(List.of(value(key), value(entry))));
      return entries;
    }
    if (value instanceof Collection<?> elements) {
      return elements.stream().map(ComparableValues::value).toList();
    }
    if (value instanceof TupleValue tuple) {
      return new TupleValue(tuple.fields().stream().map(ComparableValues::value).toList());
    }
    return value instanceof ByteBuffer bytes ? CqlBytes.show(bytes) : value;
  }
}
