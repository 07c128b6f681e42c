package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Writes with clock timestamps: what makes a row exist, and what ends it. */
public abstract class WriteContract extends ContractCase {
  /** Columns: p, c, d (clustering), text, number, tags. */
  private TableSchema table;

  /** Columns: id, text; no clustering. */
  private TableSchema single;

  @BeforeEach
  final void defineTables() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .clustering("d", ScalarType.TEXT, Order.ASC)
                .column("text", ScalarType.TEXT)
                .column("number", ScalarType.INT)
                .column("tags", new SetType(ScalarType.TEXT)));
    single = define(table().partitionKey("id", ScalarType.TEXT).column("text", ScalarType.TEXT));
  }

  @Test
  void aTableHasNoRowsAtFirst() {
    assertThat(rows(table, 1)).isEmpty();
    assertThat(rows(single, "a")).isEmpty();
  }

  @Test
  void readsBackWhatWasInserted() {
    write(insert(1, 1, "x", "one", 10, Set.of("t")));
    write(Upsert.insert(single, Row.of("a", "alone")));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", "one", 10, Set.of("t")));
    assertThat(rows(single, "a")).containsExactly(values("a", "alone"));
    assertThat(rows(table, 2)).isEmpty();
    assertThat(rows(single, "b")).isEmpty();
  }

  @Test
  void anInsertOfTheKeyAloneCreatesARowOfNulls() {
    write(insert(1, 1, "x", UNSET, UNSET, UNSET));
    write(insert(1, 2, "x", null, null, null));
    write(Upsert.insert(single, Row.of("a", UNSET)));
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, "x", null, null, null), values(1, 2, "x", null, null, null));
    assertThat(rows(single, "a")).containsExactly(values("a", null));
  }

  @Test
  void anInsertedRowOutlivesItsLastCell() {
    write(insert(1, 1, "x", "one", UNSET, UNSET));
    write(update(1, 1, "x", null, UNSET, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, null, null));
  }

  @Test
  void anUpdatedRowDisappearsWithItsLastCell() {
    write(update(1, 1, "x", "one", 10, Set.of("t")));
    write(update(1, 1, "x", null, null, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, null, Set.of("t")));
    write(update(1, 1, "x", UNSET, UNSET, Set.of()));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void anUpdateToNullsMakesNoRow() {
    write(update(1, 1, "x", null, null, null));
    write(update(1, 2, "x", UNSET, UNSET, Set.of()));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void anUpdateCreatesAMissingRow() {
    write(update(1, 1, "x", "one", UNSET, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", "one", null, null));
  }

  @Test
  void anUpdateOfAnInsertedRowLeavesItInserted() {
    write(insert(1, 1, "x", "one", 10, UNSET));
    write(update(1, 1, "x", "two", UNSET, UNSET));
    write(update(1, 1, "x", null, null, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, null, null));
  }

  @Test
  void anUnsetColumnStaysAsItIsAndANullDeletesIt() {
    write(insert(1, 1, "x", "one", 10, Set.of("t")));
    write(insert(1, 1, "x", UNSET, 20, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", "one", 20, Set.of("t")));
    write(insert(1, 1, "x", null, UNSET, null));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, 20, null));
  }

  @Test
  void anEmptyCollectionIsAnAbsentOne() {
    write(insert(1, 1, "x", "one", 10, Set.of("t", "u")));
    write(insert(1, 1, "x", UNSET, UNSET, Set.of()));
    write(insert(1, 2, "x", UNSET, UNSET, Set.of()));
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, "x", "one", 10, null), values(1, 2, "x", null, null, null));
  }

  @Test
  void aCollectionIsReplacedAsAWhole() {
    write(insert(1, 1, "x", UNSET, UNSET, Set.of("t", "u")));
    write(update(1, 1, "x", UNSET, UNSET, Set.of("v")));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, null, Set.of("v")));
  }

  @Test
  void theLaterWriteOfACellWins() {
    for (int i = 0; i < 20; i++) {
      write(insert(1, 1, "x", "text " + i, i, UNSET));
    }
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", "text 19", 19, null));
  }

  @Test
  void deletesOneRow() {
    fourRows();
    write(deleteRow(1, 1, "y"));
    write(deleteRow(1, 9, "not there"));
    assertThat(keys(1)).containsExactly("1x", "2x", "2y");
    write(Upsert.insert(single, Row.of("a", "alone")));
    write(DeleteRow.of(single, Row.of("a", UNSET), TimestampOffset.NONE));
    assertThat(rows(single, "a")).isEmpty();
  }

  @Test
  void aRowWrittenAgainAfterItsDeletionHasNothingOfTheOldOne() {
    write(insert(1, 1, "x", "one", 10, Set.of("t")));
    write(deleteRow(1, 1, "x"));
    write(update(1, 1, "x", UNSET, 20, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "x", null, 20, null));
    write(update(1, 1, "x", UNSET, null, UNSET));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void deletesThePrefixOfARow() {
    fourRows();
    write(new DeleteRange(table, List.of(1), Slice.of(List.of(1)), TimestampOffset.NONE));
    assertThat(keys(1)).containsExactly("2x", "2y");
    assertThat(keys(2)).containsExactly("1x");
  }

  @Test
  void deletesTheRangeOfAColumn() {
    fourRows();
    Slice slice = Slice.between(List.of(), Bound.of(1, false), Bound.of(9, true));
    write(new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE));
    assertThat(keys(1)).containsExactly("1x", "1y");
    write(
        new DeleteRange(
            table,
            List.of(1),
            Slice.between(List.of(1), null, Bound.of("x", true)),
            TimestampOffset.NONE));
    assertThat(keys(1)).containsExactly("1y");
  }

  @Test
  void deletesTheSliceOfOneRow() {
    fourRows();
    write(new DeleteRange(table, List.of(1), Slice.of(List.of(2, "x")), TimestampOffset.NONE));
    assertThat(keys(1)).containsExactly("1x", "1y", "2y");
  }

  @Test
  void deletesAPartition() {
    fourRows();
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(keys(1)).isEmpty();
    assertThat(keys(2)).containsExactly("1x");
    write(Upsert.insert(single, Row.of("a", "alone")));
    write(Upsert.insert(single, Row.of("b", "other")));
    write(new DeleteRange(single, List.of("a"), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(single, "a")).isEmpty();
    assertThat(rows(single, "b")).hasSize(1);
  }

  @Test
  void rowsWrittenAfterARangeDeletionExist() {
    fourRows();
    write(new DeleteRange(table, List.of(1), Slice.of(List.of(1)), TimestampOffset.NONE));
    write(insert(1, 1, "z", "new", UNSET, UNSET));
    write(update(1, 1, "y", UNSET, 7, UNSET));
    assertThat(slice(table, Slice.of(List.of(1)), false, 1))
        .containsExactly(values(1, 1, "y", null, 7, null), values(1, 1, "z", "new", null, null));
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    write(insert(1, 3, "z", "newest", UNSET, UNSET));
    assertThat(keys(1)).containsExactly("3z");
  }

  @Test
  void everythingExistsAfterReopening() {
    fourRows();
    write(deleteRow(1, 1, "y"));
    write(new DeleteRange(table, List.of(2), Slice.ALL, TimestampOffset.NONE));
    List<List<@Nullable Object>> before = rows(table, 1);
    reopen();
    define(List.of(table, single));
    assertThat(rows(table, 1)).isEqualTo(before).hasSize(3);
    assertThat(rows(table, 2)).isEmpty();
    write(insert(1, 1, "x", "after", UNSET, UNSET));
    assertThat(rows(table, 1).get(0)).contains("after");
  }

  private void fourRows() {
    for (int c = 1; c <= 2; c++) {
      write(insert(1, c, "x", "x", c, UNSET));
      write(insert(1, c, "y", "y", c, UNSET));
    }
    write(insert(2, 1, "x", "other partition", 1, UNSET));
  }

  private List<String> keys(int partition) {
    return each(rows(table, partition).stream(), row -> "" + row.get(1) + row.get(2));
  }

  private Upsert insert(@Nullable Object... values) {
    return Upsert.insert(table, Row.of(values));
  }

  private Upsert update(@Nullable Object... values) {
    return Upsert.update(table, Row.of(values));
  }

  private DeleteRow deleteRow(int p, int c, String d) {
    return DeleteRow.of(table, Row.of(p, c, d, UNSET, UNSET, UNSET), TimestampOffset.NONE);
  }
}
