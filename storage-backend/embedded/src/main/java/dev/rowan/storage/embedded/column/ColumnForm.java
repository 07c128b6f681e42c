package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInput;
import dev.rowan.schema.ColumnType;
import dev.rowan.schema.CounterType;
import dev.rowan.schema.ListType;
import dev.rowan.schema.MapType;
import dev.rowan.schema.SetType;
import dev.rowan.schema.UserType;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.Misfit;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import dev.rowan.value.CellEdit;
import org.jspecify.annotations.Nullable;

/** The way in which columns of one type are stored. Immutable and thread-safe. */
abstract class ColumnForm {
  private final String cql;

  ColumnForm(String cql) {
    this.cql = cql;
  }

  static ColumnForm of(ColumnType type) {
    if (type == CounterType.COUNTER) {
      return new CounterForm();
    }
    if (!type.isMultiCell()) {
      return new ValueForm(TypeCodecs.of(type));
    }
    // Also what the forms of elements need not ask for is refused where Cassandra refuses it.
    TypeCodec<?> whole = TypeCodecs.of(type);
    if (type instanceof ListType list) {
      return new ListForm(whole.cql(), TypeCodecs.of(list.element()));
    }
    if (type instanceof SetType set) {
      return new SetForm(whole.cql(), TypeCodecs.of(set.element()));
    }
    if (type instanceof MapType map) {
      return new MapForm(whole.cql(), TypeCodecs.of(map.key()), TypeCodecs.of(map.value()));
    }
    return new FieldsForm((UserType) type);
  }

  /**
   * Adds what a write says of the column under this id.
   *
   * @throws RejectedInput if the column cannot hold the value, or the edit is not one of its type
   */
  abstract void write(int id, @Nullable Object value, RowWrite to);

  /** Returns the value of a column that is one cell. */
  Object readCell(ByteSource in, int length) {
    throw Misfit.corrupt("one cell of a column with several");
  }

  /** Returns the value of a column that has several cells, or null if it has none. */
  @Nullable Object readElements(LiveElements elements) {
    throw Misfit.corrupt("several cells of a column with one");
  }

  /** Refuses a value; says its class, or what the edit is, never what is in it. */
  final RejectedInput refuse(String expected, @Nullable Object value) {
    if (value instanceof CellEdit edit) {
      return Misfit.value(cql, expected, edit.toString());
    }
    return Misfit.value(cql, expected, value == null ? "null" : value.getClass().getName());
  }
}
