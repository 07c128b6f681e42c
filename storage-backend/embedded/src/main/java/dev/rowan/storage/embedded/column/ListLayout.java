package dev.rowan.storage.embedded.column;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.CellStamp;
import dev.rowan.storage.embedded.row.Element;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.row.StoredElements;
import dev.rowan.storage.embedded.type.TypeCodec;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A list: the cell path holds the time at which the element was added; see {@link ListCellPaths}.
 */
final class ListLayout extends MultiCellLayout<List<Object>> {
  private final TypeCodec<?> elements;

  ListLayout(String cql, TypeCodec<?> element) {
    super(cql);
    this.elements = element;
  }

  @Override
  void assign(Object value, RowWrite to, ElementCells.Builder column) {
    if (!(value instanceof List<?> list)) {
      throw refuse(List.class.getName(), value);
    }
    addAll(list, ListCellPaths.appending(to.stamp().listTimes().getAsLong()), to, column);
  }

  @Override
  void edit(CellEdit edit, ElementCells current, RowWrite to, ElementCells.Builder column) {
    long listTime = to.stamp().listTimes().getAsLong();
    if (edit instanceof CellEdit.Append append) {
      addAll(append.elements(), ListCellPaths.appending(listTime), to, column);
    } else if (edit instanceof CellEdit.Prepend prepend) {
      addAll(prepend.elements(), ListCellPaths.prepending(listTime), to, column);
    } else if (edit instanceof CellEdit.SetAt set) {
      setAt(set, current, to, column);
    } else if (edit instanceof CellEdit.RemoveAll removal) {
      removeAll(removal.elements(), current, to, column);
    } else {
      throw refuse("an edit of a list", edit);
    }
  }

  private void addAll(List<?> list, ListCellPaths paths, RowWrite to, ElementCells.Builder column) {
    for (Object element : list) {
      column.add(Element.of(paths.next(), null, to.stamp().cell(to.encode(elements, element))));
    }
  }

  private void setAt(
      CellEdit.SetAt set, ElementCells current, RowWrite to, ElementCells.Builder column) {
    CellStamp stamp = to.stamp();
    StoredElements list = new StoredElements(current, stamp.now());
    int size = 0;
    while (list.next()) {
      if (size++ == set.index()) {
        Object element = set.element();
        column.add(
            Element.of(
                list.element().path(),
                null,
                element == null ? stamp.tombstone() : stamp.cell(to.encode(elements, element))));
        return;
      }
    }
    throw new RejectedInputException(
        ErrorCode.ARGUMENT_REJECTED,
        Map.of("expected", "the index of an element", "found", "a list of " + size + " elements"),
        null);
  }

  private void removeAll(
      List<Object> values, ElementCells current, RowWrite to, ElementCells.Builder column) {
    Set<ByteBuffer> removed = new HashSet<>();
    for (Object value : values) {
      removed.add(ByteBuffer.wrap(to.encode(elements, value)));
    }
    StoredElements list = new StoredElements(current, to.stamp().now());
    while (list.next()) {
      Element element = list.element();
      if (removed.contains(ByteBuffer.wrap(element.cell().value()))) {
        column.add(Element.of(element.path(), null, to.stamp().tombstone()));
      }
    }
  }

  @Override
  List<Object> start() {
    return new ArrayList<>();
  }

  @Override
  void add(LiveElements at, List<Object> into) {
    into.add(readValue(elements, at));
  }

  @Override
  Object finish(List<Object> into) {
    return Collections.unmodifiableList(into);
  }
}
