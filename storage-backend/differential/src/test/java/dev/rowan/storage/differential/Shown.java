package dev.rowan.storage.differential;

import dev.rowan.value.TupleValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Values in a form in which equality looks at everything that a reader sees, order too. */
final class Shown {
  private Shown() {}

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
      return elements.stream().map(Shown::value).toList();
    }
    if (value instanceof TupleValue tuple) {
      return new TupleValue(tuple.fields().stream().map(Shown::value).toList());
    }
    return value instanceof ByteBuffer bytes ? CqlBytes.show(bytes) : value;
  }
}
