package dev.rowan.storage.cassandra.write;

import static java.util.Objects.requireNonNull;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * An upsert as statements: an {@code INSERT} of key and whole values if the row must exist without
 * them, an {@code UPDATE} of other assignments, a {@code DELETE} of cleared columns. Most upserts
 * are one of the three; an update without assignments is none.
 */
final class UpsertStatements {
  private final CqlTable table;
  private final Upsert upsert;
  private final BatchTimestamp time;
  private final boolean staticOnly;
  private final List<Integer> whole = new ArrayList<>();
  private final List<Integer> edited = new ArrayList<>();
  private final List<Integer> cleared = new ArrayList<>();

  private UpsertStatements(CqlTable table, Upsert upsert, BatchTimestamp time) {
    this.table = table;
    this.upsert = upsert;
    this.time = time;
    this.staticOnly = table.isStaticOnly(upsert.row());
    Row row = upsert.row();
    for (int i = table.schema().keySize(); i < table.schema().size(); i++) {
      if (row.get(i) instanceof CellEdit.Clear) {
        cleared.add(i);
      } else if (row.get(i) instanceof CellEdit) {
        edited.add(i);
      } else if (row.isSet(i)) {
        whole.add(i);
      }
    }
  }

  /** Returns the statements that write an upsert. */
  static List<StatementDraft> of(CqlTable table, Upsert upsert, BatchTimestamp time) {
    Condition condition = upsert.condition();
    boolean notExists = condition == Condition.IF_NOT_EXISTS;
    if (!upsert.marker() || table.schema().hasCounters()) {
      UpsertStatements parts = new UpsertStatements(table, upsert, time);
      if (notExists) {
        throw parts.unsupported("an update of a row that must not exist");
      }
      return parts.updated(parts.whole, new ArrayList<>(1), condition);
    }
    StatementDraft all = InsertBinding.of(table, upsert, time, false);
    if (all != null && (notExists || condition == Condition.NONE)) {
      return List.of(all);
    }
    List<StatementDraft> statements = new ArrayList<>();
    statements.add(all != null ? all : requireNonNull(InsertBinding.of(table, upsert, time, true)));
    return new UpsertStatements(table, upsert, time)
        .updated(List.of(), statements, notExists ? Condition.NONE : condition);
  }

  /**
   * Adds an update of whole values and edits, and deletes of cleared columns.
   *
   * @param values the indexes of the values that no insert writes
   */
  private List<StatementDraft> updated(
      List<Integer> values, List<StatementDraft> statements, Condition condition) {
    List<Integer> set = new ArrayList<>(values);
    set.addAll(edited);
    if (!set.isEmpty() || condition != Condition.NONE) {
      statements.add(update(set, condition));
    }
    addClears(statements);
    if (statements.isEmpty()) {
      table.key(upsert.row(), keys()); // Values that are not written are checked too.
    }
    return statements;
  }

  private StatementDraft update(List<Integer> set, Condition condition) {
    boolean regular = set.stream().anyMatch(i -> table.column(i).kind() == ColumnKind.REGULAR);
    boolean aboutTheRow =
        !staticOnly
            && !regular
            && (condition == Condition.IF_EXISTS
                || ConditionClause.asksTheRow(table, condition)
                || (set.isEmpty() && condition != Condition.NONE));
    StatementDraft statement = table.statement().add("UPDATE ").add(table.name());
    time.using(statement, upsert.moment(), ttlOf(set));
    Assignments assignments = new Assignments(statement.add(" SET "));
    set.forEach(i -> assignments.add(table.column(i), upsert.row().get(i)));
    if (aboutTheRow || set.isEmpty()) {
      assignments.addUnset(carrier());
    }
    table.whereKey(
        statement,
        upsert.row(),
        regular || aboutTheRow ? keys() : table.schema().partitionKeySize());
    ConditionClause.add(statement, table, condition);
    return statement;
  }

  private OptionalInt ttlOf(List<Integer> set) {
    return set.isEmpty() ? OptionalInt.empty() : upsert.ttl();
  }

  /** Returns a column to name in an update that changes none, because CQL requires one. */
  private CqlColumn carrier() {
    ColumnKind kind = staticOnly ? ColumnKind.STATIC : ColumnKind.REGULAR;
    return table.columns(kind).stream()
        .findFirst()
        .orElseThrow(() -> unsupported("a condition on a row of key columns alone"));
  }

  private void addClears(List<StatementDraft> statements) {
    for (ColumnKind kind : List.of(ColumnKind.STATIC, ColumnKind.REGULAR)) {
      List<CqlColumn> columns =
          cleared.stream().map(table::column).filter(column -> column.kind() == kind).toList();
      if (columns.isEmpty()) {
        continue;
      }
      StatementDraft statement = table.statement().add("DELETE ");
      for (int i = 0; i < columns.size(); i++) {
        statement.add(i == 0 ? "" : ", ").add(columns.get(i).name());
      }
      statement.add(" FROM ").add(table.name());
      time.using(statement, upsert.moment(), OptionalInt.empty());
      table.whereKey(
          statement,
          upsert.row(),
          kind == ColumnKind.REGULAR ? keys() : table.schema().partitionKeySize());
      statements.add(statement);
    }
  }

  private int keys() {
    return staticOnly ? table.schema().partitionKeySize() : table.schema().keySize();
  }

  private UnsupportedByBackendException unsupported(String what) {
    return new UnsupportedByBackendException(
        ErrorCode.UNSUPPORTED_BY_BACKEND,
        Map.of("table", table.schema().name(), "needed", what),
        null);
  }
}
