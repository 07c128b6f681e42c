package dev.rowan.storage.cassandra.write;

import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The properties that determine the text of an {@code INSERT}. The text names every column that it
 * could write, so that there are few texts. An unset column gets no value, and servers leave it
 * unchanged. There is one instance per combination, so that the statement cache finds it by
 * identity.
 */
final class InsertForm {
  /** An upsert without clustering values, and so without regular columns. */
  private static final int STATIC_ONLY = 1;

  private static final int IF_NOT_EXISTS = 2;
  private static final int TTL = 4;
  private static final int TIMESTAMP = 8;

  private static final List<InsertForm> ALL =
      IntStream.range(0, CqlTable.INSERT_FORMS).mapToObj(InsertForm::new).toList();

  private final int parts;

  private InsertForm(int parts) {
    this.parts = parts;
  }

  /**
   * Returns the form of the insert of an upsert.
   *
   * @param timed whether the text contains the timestamp
   */
  static InsertForm of(CqlTable table, Upsert upsert, boolean timed) {
    int parts = table.isStaticOnly(upsert.row()) ? STATIC_ONLY : 0;
    parts |= upsert.condition() == Condition.IF_NOT_EXISTS ? IF_NOT_EXISTS : 0;
    parts |= upsert.ttl().isPresent() ? TTL : 0;
    parts |= timed ? TIMESTAMP : 0;
    return ALL.get(parts);
  }

  /** Returns whether it has a condition. */
  boolean isConditional() {
    return has(IF_NOT_EXISTS);
  }

  /** Returns whether the text names a column. */
  boolean names(CqlColumn column) {
    return !has(STATIC_ONLY)
        || column.kind() == ColumnKind.PARTITION_KEY
        || column.kind() == ColumnKind.STATIC;
  }

  /** Returns how many markers the text has. */
  int markers(CqlTable table) {
    int columns = has(STATIC_ONLY) ? table.partitions().size() : table.size();
    return columns + (has(TTL) ? 1 : 0) + (has(TIMESTAMP) ? 1 : 0);
  }

  StatementText text(CqlTable table) {
    StatementText known = table.insert(parts);
    return known == null ? table.insert(parts, render(table)) : known;
  }

  private StatementText render(CqlTable table) {
    List<CqlColumn> columns = table.columns().stream().filter(this::names).toList();
    List<String> pieces = new ArrayList<>();
    pieces.add("INSERT INTO ");
    pieces.add(table.name());
    pieces.add(columns.stream().map(CqlColumn::name).collect(Collectors.joining(", ", " (", ")")));
    pieces.add(" VALUES (" + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")");
    pieces.add(has(IF_NOT_EXISTS) ? " IF NOT EXISTS" : "");
    pieces.add(has(TTL) ? BatchTimestamp.USING + BatchTimestamp.TTL + "?" : "");
    String before = has(TTL) ? BatchTimestamp.AND : BatchTimestamp.USING;
    pieces.add(has(TIMESTAMP) ? before + BatchTimestamp.TIMESTAMP + "?" : "");
    return StatementText.of(table.schema().name(), pieces);
  }

  private boolean has(int part) {
    return (parts & part) != 0;
  }
}
