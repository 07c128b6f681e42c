package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Deletions of many rows at once. */
public abstract class LargePartitionContract extends ContractCase {
  private static final int ROWS = 500;
  private static final long FAR_AHEAD = 1L << 60;

  /** Columns: p, c, shared (static), v. */
  private TableSchema table;

  @BeforeEach
  final void fillAPartition() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .staticColumn("shared", ScalarType.INT)
                .column("v", ScalarType.INT));
    for (int from = 0; from < ROWS; from += 100) {
      List<Mutation> rows = new ArrayList<>();
      for (int c = from; c < from + 100; c++) {
        rows.add(row(c, c));
      }
      write(rows.toArray(Mutation[]::new));
    }
    write(Upsert.update(table, Row.of(1, UNSET, 7, UNSET)));
    write(Upsert.insert(table, Row.of(2, 1, UNSET, 1)));
  }

  @Test
  void aPartitionIsDeletedWithItsStatics() {
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
    assertThat(rows(table, 2)).hasSize(1);
    write(row(3, 30));
    assertThat(rows(table, 1)).containsExactly(values(1, 3, null, 30));
  }

  @Test
  void aRangeIsDeletedAndItsNeighboursRemain() {
    write(between(100, 400));
    assertThat(rows(table, 1)).hasSize(200);
    assertThat(rows(table, 1)).contains(values(1, 99, 7, 99), values(1, 400, 7, 400));
    write(row(250, 1));
    assertThat(rows(table, 1)).hasSize(201);
  }

  @Test
  void anEarlierWriteWithALaterTimestampRemains() {
    writeAt(FAR_AHEAD, row(200, 1));
    write(between(100, 400));
    assertThat(rows(table, 1)).hasSize(201).contains(values(1, 200, 7, 1));
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).containsExactly(values(1, 200, null, 1));
  }

  @Test
  void aLaterWriteWithAnOlderTimestampIsShadowed() {
    write(between(100, 400));
    writeAt(5, row(200, 1));
    assertThat(rows(table, 1)).hasSize(200);
  }

  @Test
  void otherWritesOfTheBatchRemain() {
    write(
        row(250, 1),
        between(100, 400),
        row(251, 1),
        new DeleteRange(table, List.of(2), Slice.ALL, TimestampOffset.NONE),
        row(450, 1));
    assertThat(rows(table, 1))
        .hasSize(200)
        .contains(values(1, 450, 7, 1))
        .doesNotContain(values(1, 250, 7, 1), values(1, 251, 7, 1));
    assertThat(rows(table, 2)).isEmpty();
  }

  @Test
  void deletionsOneMicrosecondBeforeTheBatchDoNotShadowItsWrites() {
    write(
        row(250, 1),
        new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.ONE_MICROSECOND_EARLIER),
        row(251, 2));
    assertThat(rows(table, 1)).containsExactly(values(1, 251, null, 2), values(1, 250, null, 1));
  }

  @Test
  void aDeletedPartitionStaysDeletedAfterReopening() {
    write(between(100, 400));
    reopen();
    define(List.of(table));
    assertThat(rows(table, 1)).hasSize(200);
    writeAt(5, row(200, 1));
    assertThat(rows(table, 1)).hasSize(200);
    write(row(200, 1));
    assertThat(rows(table, 1)).hasSize(201);
  }

  private Upsert row(int c, int v) {
    return Upsert.insert(table, Row.of(1, c, UNSET, v));
  }

  private DeleteRange between(int from, int to) {
    Slice slice = Slice.between(List.of(), Bound.of(from, true), Bound.of(to, false));
    return new DeleteRange(table, List.of(1), slice, TimestampOffset.NONE);
  }
}
