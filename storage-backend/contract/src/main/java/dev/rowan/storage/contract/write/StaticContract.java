package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Static columns: one value for a whole partition, whatever its rows. */
public abstract class StaticContract extends ContractCase {
  /** Columns: p, c, shared (static), list (static), text. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .staticColumn("shared", ScalarType.TEXT)
                .staticColumn("list", new ListType(ScalarType.INT))
                .column("text", ScalarType.TEXT));
  }

  @Test
  void everyRowOfThePartitionShowsTheStaticColumns() {
    write(insert(1, 1, "first", UNSET, "one"));
    write(insert(1, 2, "second", List.of(1, 2), "two"));
    write(insert(2, 1, UNSET, UNSET, "other"));
    assertThat(rows(table, 1))
        .containsExactly(
            values(1, 2, "second", List.of(1, 2), "two"),
            values(1, 1, "second", List.of(1, 2), "one"));
    assertThat(rows(table, 2)).containsExactly(values(2, 1, null, null, "other"));
  }

  @Test
  void aSliceShowsThemToo() {
    write(insert(1, 1, "shared", UNSET, "one"), insert(1, 2, UNSET, UNSET, "two"));
    assertThat(slice(table, Slice.of(List.of(1)), false, 1))
        .containsExactly(values(1, 1, "shared", null, "one"));
    assertThat(slice(table, Slice.between(List.of(), Bound.of(2, true), null), true, 1))
        .containsExactly(values(1, 2, "shared", null, "two"));
  }

  @Test
  void aPartitionOfStaticsAloneIsOneRowOfTheWholePartition() {
    write(insert(1, UNSET, "alone", UNSET, UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, null, "alone", null, null));
    assertThat(slice(table, Slice.ALL, true, 1))
        .containsExactly(values(1, null, "alone", null, null));
    assertThat(slice(table, Slice.of(List.of(1)), false, 1)).isEmpty();
    assertThat(slice(table, Slice.between(List.of(), Bound.of(0, true), null), false, 1)).isEmpty();
    RowPage page =
        await(
            backend()
                .fetch(
                    new SliceQuery(table, List.of(1), Slice.ALL, ReadDirection.FORWARD, 1, null)));
    assertThat(page.rows()).hasSize(1);
    assertThat(page.next()).isNull();
  }

  @Test
  void theFirstRowReplacesTheRowOfStaticsAlone() {
    write(update(1, UNSET, "shared", UNSET, UNSET));
    write(update(1, 1, UNSET, UNSET, "one"));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "shared", null, "one"));
    write(update(1, 1, UNSET, UNSET, null));
    assertThat(rows(table, 1)).containsExactly(values(1, null, "shared", null, null));
  }

  @Test
  void anInsertOfStaticsAloneLeavesNoMarker() {
    write(insert(1, UNSET, "shared", UNSET, UNSET));
    write(update(1, UNSET, null, UNSET, UNSET));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void anEmptyStaticCollectionIsAnAbsentOne() {
    write(update(1, UNSET, UNSET, List.of(1, 2), UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, null, null, List.of(1, 2), null));
    write(update(1, UNSET, UNSET, List.of(), UNSET));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void deletingRowsAndRangesLeavesStatics() {
    write(insert(1, 1, "shared", UNSET, "one"), insert(1, 2, UNSET, UNSET, "two"));
    write(DeleteRow.of(table, Row.of(1, 1, UNSET, UNSET, UNSET), TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, 2, "shared", null, "two"));
    Slice slice = Slice.between(List.of(), Bound.of(0, true), Bound.of(9, true));
    write(new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, null, "shared", null, null));
  }

  @Test
  void deletingThePartitionDeletesStatics() {
    write(insert(1, 1, "shared", List.of(1), "one"), insert(2, 1, "kept", UNSET, "other"));
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
    write(insert(1, 2, UNSET, UNSET, "two"));
    assertThat(rows(table, 1)).containsExactly(values(1, 2, null, null, "two"));
    assertThat(rows(table, 2)).containsExactly(values(2, 1, "kept", null, "other"));
  }

  @Test
  void staticsHaveTheirOwnTimestamps() {
    writeAt(200, insert(1, 1, "new", UNSET, "one"));
    writeAt(100, insert(1, 2, "old", UNSET, "two"));
    assertThat(rows(table, 1))
        .containsExactly(values(1, 2, "new", null, "two"), values(1, 1, "new", null, "one"));
    writeAt(150, new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "new", null, "one"));
    writeAt(120, update(1, UNSET, UNSET, List.of(1), UNSET));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, "new", null, "one"));
    writeAt(300, new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
  }

  private Upsert insert(@Nullable Object... values) {
    return Upsert.insert(table, Row.of(values));
  }

  private Upsert update(@Nullable Object... values) {
    return Upsert.update(table, Row.of(values));
  }
}
