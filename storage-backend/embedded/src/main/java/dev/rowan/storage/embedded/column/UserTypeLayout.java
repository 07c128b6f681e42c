package dev.rowan.storage.embedded.column;

import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.TupleValue;
import dev.rowan.storage.embedded.row.Cell;
import dev.rowan.storage.embedded.row.Element;
import dev.rowan.storage.embedded.row.ElementCells;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A user type: the cell path is the index of the field, in two bytes. */
final class UserTypeLayout extends MultiCellLayout<@Nullable Object[]> {
  private final UserType type;
  private final TypeCodec<?>[] fields;

  UserTypeLayout(UserType type) {
    super(type.cql());
    this.type = type;
    this.fields =
        type.fields().stream()
            .map(field -> TypeCodecs.of(field.type()))
            .toArray(TypeCodec<?>[]::new);
  }

  @Override
  void assign(Object value, RowWrite to, ElementCells.Builder column) {
    if (!(value instanceof TupleValue tuple)) {
      throw refuse(TupleValue.class.getName(), value);
    }
    if (tuple.fields().size() != fields.length) {
      throw CodecErrors.value(
          type.cql(), fields.length + " fields", tuple.fields().size() + " fields");
    }
    for (int i = 0; i < fields.length; i++) {
      Object field = tuple.fields().get(i);
      if (field != null) {
        column.add(element(i, to.stamp().cell(to.encode(fields[i], field))));
      }
    }
  }

  @Override
  void edit(CellEdit edit, ElementCells current, RowWrite to, ElementCells.Builder column) {
    if (!(edit instanceof CellEdit.SetFields set)) {
      throw refuse("an edit of a user type", edit);
    }
    for (Map.Entry<String, @Nullable Object> field : set.fields().entrySet()) {
      int place = indexOf(field.getKey());
      Object value = field.getValue();
      column.add(
          element(
              place,
              value == null
                  ? to.stamp().tombstone()
                  : to.stamp().cell(to.encode(fields[place], value))));
    }
  }

  private int indexOf(String name) {
    for (int i = 0; i < fields.length; i++) {
      if (type.fields().get(i).name().equals(name)) {
        return i;
      }
    }
    throw CodecErrors.value(type.cql(), "one of its fields", "field " + name);
  }

  private static Element element(int place, Cell cell) {
    return Element.of(new byte[] {(byte) (place >>> 8), (byte) place}, null, cell);
  }

  @Override
  @Nullable Object[] start() {
    return new @Nullable Object[fields.length];
  }

  @Override
  void add(LiveElements at, @Nullable Object[] into) {
    ByteSource path = at.path();
    int place = path.u16();
    requireEnd(path);
    if (place >= fields.length) {
      throw CodecErrors.corrupt("a field that the type does not have");
    }
    into[place] = readValue(fields[place], at);
  }

  @Override
  Object finish(@Nullable Object[] into) {
    return TupleValue.of(into);
  }
}
