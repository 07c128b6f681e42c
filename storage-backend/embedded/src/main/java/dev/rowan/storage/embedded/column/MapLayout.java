package dev.rowan.storage.embedded.column;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.TypeCodec;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map: the cell path is the key. */
final class MapLayout extends MultiCellLayout<Map<Object, Object>> {
  private final CellPathCodec paths;
  private final TypeCodec<?> values;

  MapLayout(String cql, TypeCodec<?> key, TypeCodec<?> value) {
    super(cql);
    this.paths = new CellPathCodec(key);
    this.values = value;
  }

  @Override
  void assign(Object value, RowWrite to, ElementCells.Builder column) {
    if (!(value instanceof Map<?, ?> entries)) {
      throw refuse(Map.class.getName(), value);
    }
    for (Map.Entry<?, ?> entry : entries.entrySet()) {
      put(entry.getKey(), entry.getValue(), to, column);
    }
  }

  @Override
  void edit(CellEdit edit, ElementCells current, RowWrite to, ElementCells.Builder column) {
    if (edit instanceof CellEdit.PutAll put) {
      for (Map.Entry<Object, @Nullable Object> entry : put.entries().entrySet()) {
        if (entry.getValue() == null) {
          remove(entry.getKey(), to, column);
        } else {
          put(entry.getKey(), entry.getValue(), to, column);
        }
      }
    } else if (edit instanceof CellEdit.RemoveAll removal) {
      for (Object key : removal.elements()) {
        remove(key, to, column);
      }
    } else {
      throw refuse("an edit of a map", edit);
    }
  }

  private void put(
      @Nullable Object key, @Nullable Object value, RowWrite to, ElementCells.Builder column) {
    Cell cell = to.stamp().cell(to.encode(values, value));
    column.add(paths.element(key, cell, to.scratch()));
  }

  private void remove(@Nullable Object key, RowWrite to, ElementCells.Builder column) {
    column.add(paths.element(key, to.stamp().tombstone(), to.scratch()));
  }

  @Override
  Map<Object, Object> start() {
    return new LinkedHashMap<>();
  }

  @Override
  void add(LiveElements at, Map<Object, Object> into) {
    into.put(paths.read(at), readValue(values, at));
  }

  @Override
  Object finish(Map<Object, Object> into) {
    return Collections.unmodifiableMap(into);
  }
}
