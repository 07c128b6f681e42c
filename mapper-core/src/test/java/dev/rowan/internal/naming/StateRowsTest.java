package dev.rowan.internal.naming;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.internal.copy.Copies;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.state.SequenceTable;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows about tables with other names, in tables that all programs share. */
class StateRowsTest {
  private final TableNames names = new TableNames(table -> "x_" + table);
  private final StateRows rows = new StateRows(names);

  private static Row row(TableSchema table, Object... values) {
    Row.Builder row = Row.unset(table.size());
    for (int i = 0; i < values.length; i++) {
      row.set(i, values[i]);
    }
    return row.build();
  }

  @Test
  void aReadOfTasksReturnsThoseOfDeclaredTables() {
    SliceQuery query =
        new SliceQuery(
            Copies.TASKS, List.of("singer", "key"), Slice.ALL, ReadDirection.FORWARD, 10, null);
    assertThat(((SliceQuery) rows.stored(query)).partition()).containsExactly("x_singer", "key");
    RowPage page =
        rows.declared(
            Copies.TASKS,
            new RowPage(
                List.of(
                    row(Copies.TASKS, "singer", "a"),
                    row(Copies.TASKS, "x_singer", "b"),
                    row(Copies.TASKS, "y_singer", "c")),
                null));
    assertThat(page.rows()).containsExactly(row(Copies.TASKS, "singer", "b"));
  }

  @Test
  void statesNameTheStoredTableAndIndex() {
    names.stored("jobs_by_state");
    Row state = row(IndexStates.TABLE, "job", "jobs_by_state.moved", "READABLE");
    Upsert stored = (Upsert) rows.stored(Upsert.insert(IndexStates.TABLE, state));
    assertThat(stored.row())
        .isEqualTo(row(IndexStates.TABLE, "x_job", "x_jobs_by_state.moved", "READABLE"));
    DeleteRow deleted =
        (DeleteRow) rows.stored(DeleteRow.of(IndexStates.TABLE, state, TimestampOffset.NONE));
    assertThat(deleted.key()).isEqualTo(stored.row());
    assertThat(rows.declared(IndexStates.TABLE, new RowPage(List.of(stored.row()), null)).rows())
        .containsExactly(state);
    Row column = row(IndexStates.TABLE, "job", "title.name.copied", "READABLE");
    assertThat(((Upsert) rows.stored(Upsert.insert(IndexStates.TABLE, column))).row())
        .isEqualTo(row(IndexStates.TABLE, "x_job", "title.name.copied", "READABLE"));
  }

  @Test
  void aSequenceOfATableFollowsItAndANamedOneDoesNot() {
    names.stored("receipt");
    assertThat(sequence("receipt.number")).isEqualTo("x_receipt.number");
    assertThat(sequence("badges of all houses")).isEqualTo("badges of all houses");
  }

  private Object sequence(String name) {
    Upsert stored =
        (Upsert)
            rows.stored(Upsert.update(SequenceTable.TABLE, row(SequenceTable.TABLE, name, 1L)));
    return stored.row().get(0);
  }
}
