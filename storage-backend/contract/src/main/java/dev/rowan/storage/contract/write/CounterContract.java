package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.rowan.annotation.Order;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit.Increment;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Counters. */
public abstract class CounterContract extends ContractCase {
  /** Columns: p, c, total (static), likes, views. */
  private TableSchema table;

  @BeforeEach
  final void defineTable() {
    table =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("total", CounterType.COUNTER)
                .column("likes", CounterType.COUNTER)
                .column("views", CounterType.COUNTER));
  }

  @Test
  void countsFromZero() {
    write(add(1, 5));
    write(add(1, -7));
    write(Upsert.update(table, Row.of(1, 1, UNSET, UNSET, new Increment(3))));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, -2L, 3L));
  }

  @Test
  void incrementsOfOneBatchAddUp() {
    write(add(1, 1), add(1, 10), add(2, 100), add(1, 1_000));
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, null, 1_011L, null), values(1, 2, null, 100L, null));
  }

  @Test
  void staticCountersBelongToThePartition() {
    write(Upsert.update(table, Row.of(1, UNSET, new Increment(2), UNSET, UNSET)));
    assertThat(rows(table, 1)).containsExactly(values(1, null, 2L, null, null));
    write(Upsert.update(table, Row.of(1, 1, new Increment(2), new Increment(1), UNSET)));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, 4L, 1L, null));
  }

  @Test
  void wrapsAroundAtTheEnds() {
    write(add(1, Long.MAX_VALUE));
    write(add(1, 1));
    write(add(2, Long.MIN_VALUE));
    write(add(2, -1));
    assertThat(rows(table, 1))
        .containsExactly(
            values(1, 1, null, Long.MIN_VALUE, null), values(1, 2, null, Long.MAX_VALUE, null));
  }

  @Test
  void nothingIsCountedByAnIncrementOfZero() {
    write(add(1, 0));
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, 0L, null));
  }

  @Test
  void aDeletedPartitionIsGone() {
    write(add(1, 5), add(2, 5));
    write(new DeleteRange(table, List.of(1), Slice.ALL, TimestampOffset.NONE));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void noIncrementIsLostBetweenThreads() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> done = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        done.add(
            threads.submit(
                () -> {
                  for (int n = 0; n < 100; n++) {
                    write(add(1, 1));
                  }
                }));
      }
      for (Future<?> thread : done) {
        thread.get();
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(rows(table, 1)).containsExactly(values(1, 1, null, 400L, null));
  }

  @Test
  void countersAreAloneInTheirBatch() {
    TableSchema other = define(table().partitionKey("p", ScalarType.INT));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batch(add(1, 1), Upsert.insert(other, Row.of(1))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MutationSet(List.of(Change.of(add(1, 1))), OptionalLong.of(1)));
    assertThatIllegalArgumentException().isThrownBy(() -> add(1, 1).withTtl(1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Upsert.insert(table, Row.of(1, 1, UNSET, UNSET, UNSET)));
  }

  private Upsert add(int c, long delta) {
    return Upsert.update(table, Row.of(1, c, UNSET, new Increment(delta), UNSET));
  }
}
