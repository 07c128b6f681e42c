package dev.rowan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Range;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.RejectedInputException;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The requests of calls that write several rows. */
class SeveralRowsTest {
  private static final TableSchema TABLE =
      TableSchema.named("prices")
          .partitionKey("p", ScalarType.INT)
          .clustering("price", ScalarType.DECIMAL, Order.ASC)
          .clustering("line", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private final HeldBackend backend = new HeldBackend();
  private final DaoRuntime<Row> prices =
      DaoRuntime.of(
          new Session(
              backend, Duration.ofSeconds(30), new byte[16], ReadOptions.NONE, CallOptions.NONE),
          new Prices());

  @Test
  void valuesOfAClusteringColumnAreOneBatchAndDuplicatesCountOnce() {
    prices.ofKeys().delete(1, any("1.0", "2", "1.00"), 5);
    assertThat(backend.batches).hasSize(1);
    assertThat(backend.batches.get(0)).hasSize(2).allMatch(DeleteRow.class::isInstance);

    prices.ofKeys().delete(1, any("1.0", "2", "3"));
    prices.ofKeys().deleteRange(Range.atLeast(2), 1, any("1.0", "2"));
    assertThat(backend.batches.get(1)).hasSize(3).allMatch(DeleteRange.class::isInstance);
    assertThat(backend.batches.get(2)).hasSize(2).allMatch(DeleteRange.class::isInstance);
  }

  @Test
  void moreThanAHundredThousandKeysAreRejectedBeforeTheFirstWrite() {
    AnyOf lines = AnyOf.below(1_001);
    AnyOf partitions = AnyOf.below(100);
    assertThatThrownBy(() -> prices.ofKeys().delete(partitions, new BigDecimal("1"), lines))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("combinations: more than 100000");
    assertThat(backend.batches).isEmpty();
    prices.ofKeys().delete(1, new BigDecimal("1"), lines);
    assertThat(backend.batches.get(0)).hasSize(1_001);
  }

  @Test
  void updatesOfSeveralRowsAreOneBatchToo() {
    update(1, any("1.0", "2", "1.00"), 5);
    assertThat(backend.batches).hasSize(1);
    assertThat(backend.batches.get(0)).hasSize(2).allMatch(Upsert.class::isInstance);
    update(AnyOf.of(List.of(1, 2, 1)), new BigDecimal("1"), 5);
    assertThat(backend.batches).hasSize(3);
    update(1, any(), 5);
    assertThat(backend.batches).hasSize(3);
  }

  @Test
  void valuesOfThePartitionKeyAreRequestsOfTheirOwnAFewAtTheSameTime() {
    CompletableFuture<Boolean> call =
        prices
            .ofKeys()
            .delete(AnyOf.of(IntStream.range(0, 150).mapToObj(i -> i % 140).toList()))
            .toCompletableFuture();
    assertThat(backend.release()).isEqualTo(64);
    assertThat(backend.release()).isEqualTo(64);
    assertThat(call).isNotDone();
    assertThat(backend.release()).isEqualTo(12);
    assertThat(call).isCompletedWithValue(true);
    assertThat(backend.batches).hasSize(140).allMatch(batch -> batch.size() == 1);
  }

  @Test
  void rowsOfAPartitionAreGatheredAndFollowOneAnother() {
    List<Row> rows = IntStream.range(0, 100).mapToObj(line -> row(1, line)).toList();
    CompletableFuture<List<Row>> call = prices.insertAll(rows, Nulls.UNSET).toCompletableFuture();
    for (int size : List.of(32, 32, 32, 4)) {
      assertThat(backend.batches.get(backend.batches.size() - 1)).hasSize(size);
      assertThat(call).isNotDone();
      assertThat(backend.release()).isEqualTo(1);
    }
    assertThat(call).isCompletedWithValue(rows);
    assertThat(backend.batches).hasSize(4);
  }

  @Test
  void rowsWithOneKeyAreNeverInOneRequest() {
    prices.insertAll(List.of(row(1, 1), row(1, 2), row(1, 1), row(1, 3)), Nulls.UNSET);
    backend.release();
    assertThat(backend.batches).extracting(List::size).containsExactly(2, 2);
  }

  @Test
  void largeRowsAreSentAlone() {
    Row large = Row.of(1, BigDecimal.ONE, 7, "x".repeat(20_000));
    prices.insertAll(List.of(row(1, 1), row(1, 2), large, row(1, 3)), Nulls.UNSET);
    while (backend.release() > 0) {
      // one request after the other
    }
    assertThat(backend.batches).extracting(List::size).containsExactly(2, 1, 1);
  }

  @Test
  void aFewPartitionsAreWrittenAtTheSameTime() {
    prices.insertAll(
        IntStream.range(0, 100).mapToObj(partition -> row(partition, 1)).toList(), Nulls.UNSET);
    assertThat(backend.release()).isEqualTo(64);
    assertThat(backend.release()).isEqualTo(36);
  }

  private static Row row(int partition, int line) {
    return Row.of(partition, BigDecimal.ONE, line, "text");
  }

  @Test
  void nothingIsSentWithoutAValue() {
    assertThat(prices.insertAll(List.of(), Nulls.UNSET).toCompletableFuture())
        .isCompletedWithValue(List.of());
    assertThat(prices.ofKeys().delete(1, any()).toCompletableFuture()).isCompletedWithValue(true);
    assertThat(prices.ofKeys().delete(any()).toCompletableFuture()).isCompletedWithValue(true);
    assertThat(backend.batches).isEmpty();
  }

  private void update(Object partition, Object price, int line) {
    prices.ofKeys().update(Row.of(partition, price, line, "x"));
  }

  private static AnyOf any(String... prices) {
    return AnyOf.of(List.of(prices).stream().map(BigDecimal::new).toList());
  }

  private static final class Prices implements EntityMapping<Row> {
    @Override
    public Class<Row> type() {
      return Row.class;
    }

    @Override
    public TableSchema table() {
      return TABLE;
    }

    @Override
    public List<DerivedTable> derived() {
      return List.of();
    }

    @Override
    public Row write(Row row) {
      return row;
    }

    @Override
    public Row read(Row row) {
      return row;
    }
  }
}
