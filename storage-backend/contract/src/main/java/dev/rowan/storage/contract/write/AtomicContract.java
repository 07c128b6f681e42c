package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A batch is written atomically, over any tables and partitions. */
public abstract class AtomicContract extends ContractCase {
  /** Columns: p, c, text. */
  private TableSchema rows;

  /** Columns: id, number. */
  private TableSchema single;

  @BeforeEach
  final void defineTables() {
    rows =
        define(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.TEXT, Order.ASC)
                .column("text", ScalarType.TEXT));
    single = define(table().partitionKey("id", ScalarType.TEXT).column("number", ScalarType.INT));
  }

  @Test
  void aBatchSpansTablesAndPartitions() {
    write(insert(3, "gone", "old"), insert(4, "a", "old"), insert(4, "b", "old"));
    write(
        insert(1, "a", "one"),
        insert(2, "a", "two"),
        Upsert.insert(single, Row.of("id", 7)),
        DeleteRow.of(rows, Row.of(3, "gone", UNSET), TimestampOffset.NONE),
        new DeleteRange(rows, List.of(4), Slice.of(List.of("a")), TimestampOffset.NONE));
    assertThat(rows(rows, 1)).containsExactly(values(1, "a", "one"));
    assertThat(rows(rows, 2)).containsExactly(values(2, "a", "two"));
    assertThat(rows(single, "id")).containsExactly(values("id", 7));
    assertThat(rows(rows, 3)).isEmpty();
    assertThat(rows(rows, 4)).containsExactly(values(4, "b", "old"));
  }

  @Test
  void anEmptyBatchIsWritten() {
    assertThat(write().applied()).isTrue();
  }

  @Test
  void aRejectedMutationPreventsTheWholeBatch() {
    write(insert(1, "current", "old"));
    List<Mutation> rejected =
        List.of(
            insert(9, "a", "\ud800"),
            insert(9, "\ud800", "text"),
            insert(9, "x".repeat(70_000), "text"),
            DeleteRow.of(rows, Row.of(9, "\udc00", UNSET), TimestampOffset.NONE),
            new DeleteRange(rows, List.of(9), Slice.of(List.of("\ud800")), TimestampOffset.NONE),
            new DeleteRange(single, List.of("\ud800"), Slice.ALL, TimestampOffset.NONE));
    for (Mutation bad : rejected) {
      List<Mutation> good =
          List.of(
              insert(1, "new", "text"),
              new DeleteRange(rows, List.of(1), Slice.of(List.of("current")), TimestampOffset.NONE),
              Upsert.insert(single, Row.of("id", 1)));
      for (int place = 0; place <= good.size(); place++) {
        List<Mutation> batch = new ArrayList<>(good);
        batch.add(place, bad);
        assertThat(rejected(batch.toArray(Mutation[]::new)))
            .isInstanceOf(RejectedInputException.class);
        assertThat(rows(rows, 1)).containsExactly(values(1, "current", "old"));
        assertThat(rows(single, "id")).isEmpty();
      }
    }
  }

  @Test
  void aRejectionMessageContainsNoValues() {
    RejectedInputException failure =
        rejected(insert(1, "key-of-somebody", "secret-of-somebody\ud800"));
    assertThat(failure.code()).isEqualTo(ErrorCode.VALUE_REJECTED);
    assertThat(failure).hasMessageNotContainingAny("somebody", "\ud800");
  }

  @Test
  void batchesOfSeveralWritersDoNotMix() throws Exception {
    int writers = 4;
    int batches = 50;
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        String text = "writer " + writer;
        int first = writer;
        running.add(
            threads.submit(
                () -> {
                  for (int i = 0; i < batches; i++) {
                    // Each batch starts at another row: locks must not be taken in the order of the
                    // mutations.
                    int a = (first + i) % 3;
                    write(
                        insert(a, "c", text),
                        insert((a + 1) % 3, "c", text),
                        insert((a + 2) % 3, "c", text));
                  }
                }));
      }
      for (Future<?> future : running) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
    Object last = rows(rows, 0).get(0).get(2);
    assertThat(rows(rows, 1)).containsExactly(values(1, "c", last));
    assertThat(rows(rows, 2)).containsExactly(values(2, "c", last));
  }

  private Upsert insert(int p, String c, String text) {
    return Upsert.insert(rows, Row.of(p, c, text));
  }
}
