package dev.rowan.storage.cassandra.write;

import dev.rowan.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the text of an {@code INSERT} depends on. It names every column that it could write, so that
 * there are few texts: what a row leaves unset gets no value, which servers take for "as it is".
 *
 * @param staticOnly whether it has no clustering values, and so no regular columns
 * @param ifNotExists whether it is under that condition
 */
record InsertForm(boolean staticOnly, boolean ifNotExists, boolean ttl, boolean timestamp) {
  /** Returns whether the text names a column. */
  boolean names(CqlColumn column) {
    return !staticOnly
        || column.kind() == ColumnKind.PARTITION_KEY
        || column.kind() == ColumnKind.STATIC;
  }

  StatementText text(CqlTable table) {
    return table.text(this, form -> form.render(table));
  }

  private StatementText render(CqlTable table) {
    List<CqlColumn> columns = table.columns().stream().filter(this::names).toList();
    List<String> pieces = new ArrayList<>();
    pieces.add("INSERT INTO ");
    pieces.add(table.name());
    pieces.add(columns.stream().map(CqlColumn::name).collect(Collectors.joining(", ", " (", ")")));
    pieces.add(" VALUES (" + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")");
    pieces.add(ifNotExists ? " IF NOT EXISTS" : "");
    pieces.add(ttl ? WriteTime.USING + WriteTime.TTL + "?" : "");
    pieces.add(
        timestamp ? (ttl ? WriteTime.AND : WriteTime.USING) + WriteTime.TIMESTAMP + "?" : "");
    return StatementText.of(pieces);
  }
}
