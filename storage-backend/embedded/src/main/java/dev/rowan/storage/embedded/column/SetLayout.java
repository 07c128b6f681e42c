package dev.rowan.storage.embedded.column;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.TypeCodec;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** A set: the cell path is the element, and the value is empty. */
final class SetLayout extends MultiCellLayout<Set<Object>> {
  private static final byte[] NOTHING = {};

  private final CellPathCodec paths;

  SetLayout(String cql, TypeCodec<?> element) {
    super(cql);
    this.paths = new CellPathCodec(element);
  }

  @Override
  void assign(Object value, RowWrite to, ElementCells.Builder column) {
    if (!(value instanceof Set<?> elements)) {
      throw refuse(Set.class.getName(), value);
    }
    addAll(elements, to.stamp().cell(NOTHING), to, column);
  }

  @Override
  void edit(CellEdit edit, ElementCells current, RowWrite to, ElementCells.Builder column) {
    if (edit instanceof CellEdit.AddAll addition) {
      addAll(addition.elements(), to.stamp().cell(NOTHING), to, column);
    } else if (edit instanceof CellEdit.RemoveAll removal) {
      addAll(removal.elements(), to.stamp().tombstone(), to, column);
    } else {
      throw refuse("an edit of a set", edit);
    }
  }

  private void addAll(Collection<?> elements, Cell cell, RowWrite to, ElementCells.Builder column) {
    for (Object element : elements) {
      column.add(paths.element(element, cell, to.scratch()));
    }
  }

  @Override
  Set<Object> start() {
    return new LinkedHashSet<>();
  }

  @Override
  void add(LiveElements at, Set<Object> into) {
    requireEnd(at.value());
    into.add(paths.read(at));
  }

  @Override
  Object finish(Set<Object> into) {
    return Collections.unmodifiableSet(into);
  }
}
