package dev.rowan.storage.cassandra.write;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.RowDecoder;
import dev.rowan.storage.cassandra.statement.SameValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the row that failed a batch's condition from the server's answer: the whole row for a
 * condition on existence; key and named columns for a condition on columns.
 */
final class CurrentRowReader {
  private CurrentRowReader() {}

  /** Returns the rows that a server returns for a batch whose condition failed. */
  static List<Row> rows(List<PlannedWrite> conditions, AsyncResultSet result) {
    CqlTable table = conditions.get(0).table();
    Row first = PlannedWrite.target(conditions.get(0).mutation());
    List<Row> rows = new ArrayList<>();
    for (var each : result.currentPage()) {
      Row row = RowDecoder.decodeByName(table, each, conditions.size() == 1 ? first : null);
      if (row != null) {
        rows.add(row);
      }
    }
    return rows;
  }

  /**
   * Returns the first row whose condition failed, or null if the condition failed because the row
   * does not exist.
   *
   * @param rows what {@link #rows} returned
   */
  static @Nullable Row of(List<PlannedWrite> conditions, List<Row> rows) {
    for (PlannedWrite write : conditions) {
      @Nullable Row row = current(write, rows);
      if (failsBy(write, row)) {
        return row;
      }
    }
    return rows.isEmpty() ? null : rows.get(0);
  }

  private static boolean failsBy(PlannedWrite write, @Nullable Row row) {
    Condition condition = write.mutation().condition();
    if (condition instanceof Condition.Matches matches) {
      return !matches.hold(write.table().schema(), row);
    }
    return (condition == Condition.IF_NOT_EXISTS) == (row != null);
  }

  private static @Nullable Row current(PlannedWrite write, List<Row> rows) {
    CqlTable table = write.table();
    Row target = PlannedWrite.target(write.mutation());
    if (table.isStaticOnly(target)) {
      // Any returned row of the partition contains the static columns.
      return rows.isEmpty() ? null : staticsOf(table, rows.get(0));
    }
    return rows.stream().filter(row -> sameKey(table, target, row)).findFirst().orElse(null);
  }

  private static boolean sameKey(CqlTable table, Row target, Row row) {
    for (int i = 0; i < table.schema().keySize(); i++) {
      if (!SameValue.of(target.get(i), row.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Row staticsOf(CqlTable table, Row row) {
    @Nullable Object[] values = new Object[table.schema().size()];
    boolean any = false;
    for (int i = 0; i < values.length; i++) {
      boolean isStatic = table.column(i).kind() == ColumnKind.STATIC;
      if (isStatic || i < table.schema().partitionKeySize()) {
        values[i] = row.get(i);
        any |= isStatic && values[i] != null;
      }
    }
    return any ? Row.owning(values) : null;
  }
}
