package dev.rowan.storage.contract.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.rowan.annotation.Order;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.TablePool;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Definition of tables, and closing: early, twice, and under load. */
public abstract class LifecycleContract extends ContractCase {
  @Test
  void definingATableAgainChangesNothing() {
    TableSchema table = define(number(table()));
    write(Upsert.insert(table, Row.of(1, 1)));
    define(List.of(table));
    define(List.of(table, TablePool.take(number(table()))));
    assertThat(rows(table, 1)).containsExactly(values(1, 1));
  }

  @Test
  void refusesATableWhosePartitionsAreComputedInAnotherWay() {
    String name = freshName("t");
    define(List.of(laidOut(name, "p = 1 DAYS of k")));
    define(List.of(laidOut(name, "p = 1 DAYS of k")));
    define(List.of(laidOut(name, "")));
    Schema hours = Schema.of(List.of(laidOut(name, "p = 1 HOURS of k")));
    RowanException error = failure(SchemaMismatchException.class, () -> backend().define(hours));
    assertThat(error.code()).isEqualTo(ErrorCode.SCHEMA_MISMATCH);
    assertThat(error.context())
        .containsExactly(entry("D-05 " + name, "stored p = 1 DAYS of k, model p = 1 HOURS of k"));
  }

  @Test
  void refusesATableWhoseStoredKeyOrTypesDiffer() {
    String name = freshName("t");
    define(
        List.of(
            TableSchema.named(name)
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.INT)
                .build()));
    List<TableSchema.Builder> others =
        List.of(
            TableSchema.named(name)
                .partitionKey("p", ScalarType.TEXT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.INT),
            TableSchema.named(name)
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.DESC)
                .column("v", ScalarType.INT),
            TableSchema.named(name)
                .partitionKey("p", ScalarType.INT)
                .partitionKey("c", ScalarType.INT)
                .column("v", ScalarType.INT),
            TableSchema.named(name)
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("v", ScalarType.TEXT),
            TableSchema.named(name)
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("v", ScalarType.INT));
    for (TableSchema.Builder other : others) {
      Schema schema = Schema.of(List.of(other.build()));
      assertThat(failure(SchemaMismatchException.class, () -> backend().define(schema)).code())
          .isEqualTo(ErrorCode.SCHEMA_MISMATCH);
    }
  }

  @Test
  void aColumnThatTheModelNoLongerHasKeepsTheRowAlive() {
    String name = freshName("t");
    TableSchema before = number(TableSchema.named(name)).column("text", ScalarType.TEXT).build();
    define(List.of(before));
    write(Upsert.update(before, Row.of(1, Row.UNSET, "one")));
    TableSchema after = number(TableSchema.named(name)).build();
    define(List.of(after));
    assertThat(rows(after, 1)).containsExactly(values(1, null));
    assertThat(rows(before, 1)).containsExactly(values(1, null, "one"));
    write(DeleteRow.of(after, Row.of(1, Row.UNSET), TimestampOffset.NONE));
    assertThat(rows(after, 1)).isEmpty();
    assertThat(rows(before, 1)).isEmpty();
  }

  @Test
  void refusesEverythingOnceClosedAndMayBeClosedTwice() {
    TableSchema table = define(number(table()));
    Backend closed = backend();
    closed.close();
    closed.close();
    assertClosed(() -> closed.define(Schema.of(List.of(table))));
    assertClosed(() -> closed.apply(batch(Upsert.insert(table, Row.of(1, 1)))));
    assertClosed(
        () ->
            closed.fetch(
                new SliceQuery(table, List.of(1), Slice.ALL, ReadDirection.FORWARD, 1, null)));
  }

  @Test
  void whatWasAcknowledgedBeforeClosingIsThere() throws Exception {
    TableSchema table = define(number(table()));
    int users = 4;
    ExecutorService threads = Executors.newFixedThreadPool(users);
    List<Future<Integer>> running = new ArrayList<>();
    try {
      CountDownLatch working = new CountDownLatch(users);
      Backend busy = backend();
      for (int user = 0; user < users; user++) {
        int id = user;
        running.add(threads.submit(() -> useUntilClosed(busy, table, id, working)));
      }
      working.await();
      busy.close();
      List<Integer> written = new ArrayList<>();
      for (Future<Integer> user : running) {
        written.add(user.get());
      }
      reopen();
      define(List.of(table));
      for (int user = 0; user < users; user++) {
        Object last = rows(table, user).get(0).get(1);
        // A write in flight when the store closed may be stored without an answer.
        assertThat(last).isIn(written.get(user), written.get(user) + 1);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Writes and reads until the backend is closed; returns the last written number. */
  private static int useUntilClosed(
      Backend busy, TableSchema table, int user, CountDownLatch working) {
    int number = 0;
    try {
      while (true) {
        await(busy.apply(batch(Upsert.insert(table, Row.of(user, number + 1)))));
        number++;
        Query query =
            new SliceQuery(table, List.of(user), Slice.ALL, ReadDirection.FORWARD, 10, null);
        List<Row> rows = await(busy.fetch(query)).rows();
        assertThat(values(rows.get(0))).isEqualTo(values(user, number));
        if (number == 1) {
          working.countDown();
        }
      }
    } catch (RowanClosedException e) {
      assertThat(e.code()).isEqualTo(ErrorCode.CLOSED);
      return number;
    }
  }

  private static void assertClosed(Call<CompletionStage<?>> call) {
    assertThat(failure(RowanClosedException.class, call).code()).isEqualTo(ErrorCode.CLOSED);
  }

  private static TableSchema laidOut(String name, String layout) {
    return number(TableSchema.named(name)).layout(layout).build();
  }

  private static TableSchema.Builder number(TableSchema.Builder builder) {
    return builder.partitionKey("p", ScalarType.INT).column("number", ScalarType.INT);
  }
}
