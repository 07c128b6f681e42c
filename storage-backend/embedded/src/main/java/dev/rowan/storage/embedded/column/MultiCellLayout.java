package dev.rowan.storage.embedded.column;

import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.Deletion;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import dev.rowan.storage.embedded.type.TypeCodec;
import org.jspecify.annotations.Nullable;

/**
 * A column with one cell per element.
 *
 * @param <C> the container that elements are read into
 */
abstract class MultiCellLayout<C> extends ColumnLayout {
  MultiCellLayout(String cql) {
    super(cql);
  }

  @Override
  final void write(int id, @Nullable Object value, RowWrite to) {
    ElementCells.Builder column = new ElementCells.Builder();
    long timestamp = to.stamp().timestamp();
    if (value instanceof CellEdit.Clear) {
      column.deletion(new Deletion(timestamp, to.stamp().now()));
    } else if (value instanceof CellEdit edit) {
      ElementCells current = to.current().elementsOf(id);
      edit(edit, current == null ? ElementCells.NONE : current, to, column);
    } else {
      // The deletion is one microsecond older, so that the new elements survive it.
      column.deletion(new Deletion(timestamp - 1, to.stamp().now()));
      if (value != null) {
        assign(value, to, column);
      }
    }
    to.into().add(id, column.build());
  }

  /** Adds the elements of a whole value. */
  abstract void assign(Object value, RowWrite to, ElementCells.Builder column);

  /** Adds the cells of an edit. */
  abstract void edit(CellEdit edit, ElementCells current, RowWrite to, ElementCells.Builder column);

  @Override
  final @Nullable Object readElements(LiveElements elements) {
    if (!elements.next()) {
      return null;
    }
    C into = start();
    do {
      add(elements, into);
    } while (elements.next());
    return finish(into);
  }

  abstract C start();

  /** Reads the current element into the container. */
  abstract void add(LiveElements at, C into);

  abstract Object finish(C into);

  static Object readValue(TypeCodec<?> codec, LiveElements at) {
    ByteSource in = at.value();
    Object value = codec.readValue(in, in.remaining());
    requireEnd(in);
    return value;
  }

  static void requireEnd(ByteSource in) {
    if (in.remaining() != 0) {
      throw CodecErrors.corrupt("an element of another length");
    }
  }
}
