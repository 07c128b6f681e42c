package dev.rowan.storage.contract.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.BitSet;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Reads of one row by its whole key. */
public abstract class RowQueryContract extends ContractCase {
  /** Longer than the texts that a backend may treat as short ones. */
  private static final String LONG = "a long text, and not in US-ASCII: \u00e9. ".repeat(10);

  private TableSchema items() {
    return define(
        table()
            .partitionKey("shop", ScalarType.TEXT)
            .partitionKey("year", ScalarType.INT)
            .clustering("id", ScalarType.TEXT, Order.DESC)
            .clustering("part", ScalarType.BIGINT, Order.ASC)
            .staticColumn("owner", ScalarType.TEXT)
            .column("title", ScalarType.TEXT)
            .column("price", ScalarType.DECIMAL));
  }

  private RowPage read(TableSchema table, ReadMode mode, Object... key) {
    RowPage page = await(backend().fetch(RowQuery.owning(table, key, mode)));
    assertThat(page.next()).isNull();
    return page;
  }

  private @Nullable Row row(TableSchema table, Object... key) {
    RowPage page = read(table, ReadMode.PLAIN, key);
    assertThat(page.rows()).hasSizeLessThan(2);
    assertThat(page.times()).isEmpty();
    return page.rows().isEmpty() ? null : page.rows().get(0);
  }

  @Test
  void findsTheRowOfAKey() {
    TableSchema table = items();
    Row short1 = Row.of("a", 1, "x", 1L, null, "short", null);
    Row long1 = Row.of("a", 1, LONG, 1L, null, LONG, null);
    Row foreign = Row.of("\u00e9", 1, "\u65e5\u672c", 1L, null, "\ud83d\ude00?", null);
    Row empty = Row.of("a", 1, "", 1L, null, "", null);
    for (Row row : new Row[] {short1, long1, foreign, empty}) {
      write(Upsert.insert(table, row));
      assertThat(row(table, key(row))).isEqualTo(row);
    }
    assertThat(row(table, "a", 1, "x", 2L)).isNull();
    assertThat(row(table, "b", 1, "x", 1L)).isNull();
    write(DeleteRow.of(table, short1, TimestampOffset.NONE));
    assertThat(row(table, key(short1))).isNull();
  }

  private static Object[] key(Row row) {
    Object[] key = new Object[4];
    for (int i = 0; i < key.length; i++) {
      key[i] = Objects.requireNonNull(row.get(i));
    }
    return key;
  }

  @Test
  void aPartitionOfStaticColumnsHasNoRow() {
    TableSchema table = items();
    Object unset = Row.UNSET;
    write(Upsert.update(table, Row.of("a", 1, unset, unset, "ann", unset, unset)));
    assertThat(row(table, "a", 1, "x", 1L)).isNull();
    write(Upsert.insert(table, Row.of("a", 1, "x", 1L, unset, "t", unset)));
    assertThat(row(table, "a", 1, "x", 1L)).isEqualTo(Row.of("a", 1, "x", 1L, "ann", "t", null));
  }

  @Test
  void returnsWriteTimesOnlyIfRequested() {
    TableSchema table = items();
    writeAt(1_000, Upsert.insert(table, Row.of("a", 1, "x", 1L, Row.UNSET, "t", Row.UNSET)));
    RowPage timed = read(table, ReadMode.TIMED, "a", 1, "x", 1L);
    assertThat(timed.rows()).hasSize(1);
    assertThat(timed.times().get(0).timestamp(5)).isEqualTo(1_000);
    assertThat(read(table, ReadMode.TIMED, "a", 1, "x", 2L).rows()).isEmpty();
  }

  @Test
  void returnsTheSelectedColumns() {
    TableSchema table = items();
    write(Upsert.insert(table, Row.of("a", 1, "x", 1L, Row.UNSET, "t", Row.UNSET)));
    BitSet title = new BitSet();
    title.set(5);
    RowPage page = read(table, ReadMode.PLAIN.of(ColumnSelection.of(title)), "a", 1, "x", 1L);
    assertThat(page.rows().get(0).get(5)).isEqualTo("t");
  }
}
