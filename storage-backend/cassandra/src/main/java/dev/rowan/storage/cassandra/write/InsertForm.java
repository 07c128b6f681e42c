package dev.rowan.storage.cassandra.write;

import dev.rowan.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the text of an {@code INSERT} depends on. It names every column that it could write, so that
 * there are few texts: what a row leaves unset gets no value, which servers take for "as it is".
 * There is one of each, so that each is found quickest by itself.
 */
final class InsertForm {
  private static final int STATIC_ONLY = 1;
  private static final int IF_NOT_EXISTS = 2;
  private static final int TTL = 4;
  private static final int TIMESTAMP = 8;

  private static final List<InsertForm> ALL =
      IntStream.range(0, 2 * TIMESTAMP).mapToObj(InsertForm::new).toList();

  private final int parts;

  private InsertForm(int parts) {
    this.parts = parts;
  }

  /**
   * Returns a form.
   *
   * @param staticOnly whether it has no clustering values, and so no regular columns
   * @param ifNotExists whether it is under that condition
   */
  static InsertForm of(boolean staticOnly, boolean ifNotExists, boolean ttl, boolean timestamp) {
    int parts = staticOnly ? STATIC_ONLY : 0;
    parts |= ifNotExists ? IF_NOT_EXISTS : 0;
    parts |= ttl ? TTL : 0;
    parts |= timestamp ? TIMESTAMP : 0;
    return ALL.get(parts);
  }

  /** Returns whether the text names a column. */
  boolean names(CqlColumn column) {
    return !has(STATIC_ONLY)
        || column.kind() == ColumnKind.PARTITION_KEY
        || column.kind() == ColumnKind.STATIC;
  }

  /** Returns how many markers the text has. */
  int markers(CqlTable table) {
    int columns = has(STATIC_ONLY) ? table.partitions().size() : table.schema().size();
    return columns + (has(TTL) ? 1 : 0) + (has(TIMESTAMP) ? 1 : 0);
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
    pieces.add(has(IF_NOT_EXISTS) ? " IF NOT EXISTS" : "");
    pieces.add(has(TTL) ? WriteTime.USING + WriteTime.TTL + "?" : "");
    String before = has(TTL) ? WriteTime.AND : WriteTime.USING;
    pieces.add(has(TIMESTAMP) ? before + WriteTime.TIMESTAMP + "?" : "");
    return StatementText.of(pieces);
  }

  private boolean has(int part) {
    return (parts & part) != 0;
  }
}
