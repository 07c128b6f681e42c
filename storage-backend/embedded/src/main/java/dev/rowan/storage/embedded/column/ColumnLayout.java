package dev.rowan.storage.embedded.column;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.MapType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.embedded.row.LiveElements;
import dev.rowan.storage.embedded.type.ByteSource;
import dev.rowan.storage.embedded.type.CodecErrors;
import dev.rowan.storage.embedded.type.TypeCodec;
import dev.rowan.storage.embedded.type.TypeCodecs;
import org.jspecify.annotations.Nullable;

/** How columns of one type are stored as cells. Immutable and thread-safe. */
abstract class ColumnLayout {
  private final String cql;

  ColumnLayout(String cql) {
    this.cql = cql;
  }

  static ColumnLayout of(ColumnType type) {
    if (type == CounterType.COUNTER) {
      return new CounterLayout();
    }
    if (!type.isMultiCell()) {
      return new SingleCellLayout(TypeCodecs.of(type));
    }
    // The whole type is checked too, because Cassandra refuses types whose element layouts would
    // pass alone.
    TypeCodec<?> whole = TypeCodecs.of(type);
    if (type instanceof ListType list) {
      return new ListLayout(whole.cql(), TypeCodecs.of(list.element()));
    }
    if (type instanceof SetType set) {
      return new SetLayout(whole.cql(), TypeCodecs.of(set.element()));
    }
    if (type instanceof MapType map) {
      return new MapLayout(whole.cql(), TypeCodecs.of(map.key()), TypeCodecs.of(map.value()));
    }
    return new UserTypeLayout((UserType) type);
  }

  /**
   * Adds the cells that a write creates for the column with this id.
   *
   * @throws RejectedInputException if the column cannot hold the value, or the edit does not fit
   *     its type
   */
  abstract void write(int id, @Nullable Object value, RowWrite to);

  /** Returns the value of a column that is one cell. */
  Object readCell(ByteSource in, int length) {
    throw CodecErrors.corrupt("a single cell in a multi-cell column");
  }

  /** Returns the value of a column that has several cells, or null if none is live. */
  @Nullable Object readElements(LiveElements elements) {
    throw CodecErrors.corrupt("several cells in a single-cell column");
  }

  /**
   * Returns the refusal of a value; it names the value's class or the kind of edit, never the
   * value.
   */
  final RejectedInputException refuse(String expected, @Nullable Object value) {
    if (value instanceof CellEdit edit) {
      return CodecErrors.value(cql, expected, edit.toString());
    }
    return CodecErrors.value(cql, expected, value == null ? "null" : value.getClass().getName());
  }
}
