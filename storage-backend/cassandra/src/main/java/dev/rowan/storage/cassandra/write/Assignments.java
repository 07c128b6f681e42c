package dev.rowan.storage.cassandra.write;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.schema.CqlNames;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.type.WireCodec;
import dev.rowan.storage.cassandra.type.WireCodecs;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The {@code SET} clause: whole values, and edits of parts. */
final class Assignments {
  private final StatementDraft statement;
  private boolean first = true;

  Assignments(StatementDraft statement) {
    this.statement = statement;
  }

  /** Assigns a value, null, or an edit. */
  void add(CqlColumn column, @Nullable Object value) {
    if (value instanceof CellEdit edit) {
      addEdit(column, edit);
    } else {
      assign(column, value);
    }
  }

  /** Names a column without changing it, so that the statement addresses a row. */
  void addUnset(CqlColumn column) {
    next().add(column.name()).add(" = ").bindUnset();
  }

  private void assign(CqlColumn column, @Nullable Object value) {
    @Nullable ByteBuffer bytes = column.encode(value);
    next().add(column.name()).add(" = ").bind(bytes);
    if (bytes != null && column.isCellsOfList()) {
      // The server creates new list cells at each execution.
      statement.notIdempotent();
    }
  }

  private void addEdit(CqlColumn column, CellEdit edit) {
    if (edit instanceof CellEdit.Increment increment) {
      plus(column, column.encode(increment.delta()));
      statement.notIdempotent();
    } else if (edit instanceof CellEdit.Append append) {
      plus(column, column.encode(append.elements()));
      statement.notIdempotent();
    } else if (edit instanceof CellEdit.Prepend prepend) {
      next().add(column.name()).add(" = ").bind(column.encode(prepend.elements()));
      statement.add(" + ").add(column.name()).notIdempotent();
    } else if (edit instanceof CellEdit.SetAt place) {
      setAt(column, place);
    } else if (edit instanceof CellEdit.AddAll addition) {
      plus(column, column.encode(addition.elements()));
    } else if (edit instanceof CellEdit.PutAll put) {
      putAll(column, put);
    } else if (edit instanceof CellEdit.RemoveAll removal) {
      minus(column, removal.elements());
    } else if (edit instanceof CellEdit.SetFields fields) {
      setFields(column, fields);
    }
  }

  private void plus(CqlColumn column, @Nullable ByteBuffer value) {
    next().add(column.name()).add(" = ").add(column.name()).add(" + ").bind(value);
  }

  private void minus(CqlColumn column, List<?> elements) {
    WireCodec codec = part(column, column.parts().removed());
    boolean list = column.type() instanceof ListType;
    next()
        .add(column.name())
        .add(" = ")
        .add(column.name())
        .add(" - ")
        .bind(column.encode(codec, list ? elements : new LinkedHashSet<>(elements)));
    if (list) {
      // The server reads the list first, and a later execution may hit elements that must stay.
      statement.notIdempotent();
    }
  }

  private void setAt(CqlColumn column, CellEdit.SetAt place) {
    WireCodec key = part(column, column.parts().key());
    WireCodec element = part(column, column.parts().element());
    @Nullable Object value = place.element();
    next().add(column.name()).add("[").bind(column.encode(key, place.index())).add("] = ");
    statement.bind(value == null ? null : column.encode(element, value)).notIdempotent();
  }

  private void putAll(CqlColumn column, CellEdit.PutAll put) {
    Map<Object, Object> retained = new LinkedHashMap<>();
    List<Object> removed = new ArrayList<>();
    put.entries()
        .forEach(
            (key, value) -> {
              if (value == null) {
                removed.add(key);
              } else {
                retained.put(key, value);
              }
            });
    if (!retained.isEmpty()) {
      plus(column, column.encode(retained));
    }
    if (!removed.isEmpty()) {
      minus(column, removed);
    }
  }

  private void setFields(CqlColumn column, CellEdit.SetFields fields) {
    UserType type = (UserType) column.type();
    fields
        .fields()
        .forEach(
            (name, value) -> {
              WireCodec codec = WireCodecs.of(type.fields().get(type.indexOf(name)).type());
              next().add(column.name()).add(".").add(CqlNames.quoted(name)).add(" = ");
              statement.bind(value == null ? null : column.encode(codec, value));
            });
  }

  private static WireCodec part(CqlColumn column, @Nullable WireCodec codec) {
    if (codec == null || !column.type().isMultiCell()) {
      throw new RejectedInputException(
          ErrorCode.VALUE_REJECTED, Map.of("edit of", column.type().cql()), null);
    }
    return Objects.requireNonNull(codec);
  }

  private StatementDraft next() {
    statement.add(first ? "" : ", ");
    first = false;
    return statement;
  }
}
