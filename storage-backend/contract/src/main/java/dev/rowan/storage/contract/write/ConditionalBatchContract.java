package dev.rowan.storage.contract.write;

import static dev.rowan.spi.value.Row.UNSET;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.internal.batch.BatchWriter;
import dev.rowan.internal.session.Listeners;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.Property;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallResult;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.DeferredConditionalWrites;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.ColumnCondition.Operator;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Bound;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Coupons;
import dev.rowan.storage.contract.fixture.RowMapping;
import dev.rowan.storage.contract.fixture.TablePool;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Planned writes with conditions are one batch of one partition: all of them or none. */
public abstract class ConditionalBatchContract extends ContractCase {
  private static final Property<String> SHARED = new Property<>("shared", 2, Codecs.STRING);
  private static final Property<Integer> NUMBER = new Property<>("number", 4, Codecs.INTEGER);

  private Session session;

  /** Columns: p, c, shared (static), text, number. */
  private TableSchema table;

  private DaoRuntime<Row> plain;

  @BeforeEach
  final void open() {
    needsConditionalWrites();
    table =
        TablePool.take(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .staticColumn("shared", ScalarType.TEXT)
                .column("text", ScalarType.TEXT)
                .column("number", ScalarType.INT));
    session = newSession();
    plain = DaoRuntime.of(session, new RowMapping(table));
  }

  private static DeferredConditionalWrites<Row> conditional(DaoRuntime<Row> by) {
    return by.deferred().conditional();
  }

  private static WriteOptions serial(Consistency level) {
    return WriteOptions.of(CallOptions.NONE.withSerialConsistency(level));
  }

  private Write ifAbsent(int p, int c, String text, int number) {
    return conditional(plain).insertIfNotExists(Row.of(p, c, UNSET, text, number), Nulls.UNSET);
  }

  private Write insert(int p, int c, @Nullable Object text, @Nullable Object number) {
    return plain.deferred().insert(Row.of(p, c, UNSET, text, number), Nulls.UNSET);
  }

  private Write updateIf(int p, int c, @Nullable Integer expected, int number) {
    return conditional(plain)
        .onlyIf(plain.conditions().compare(NUMBER, Operator.EQ, expected))
        .update(Row.of(p, c, UNSET, UNSET, number));
  }

  private Write sharedIf(int p, @Nullable String expected, String shared) {
    return conditional(plain)
        .onlyIf(plain.conditions().compare(SHARED, Operator.EQ, expected))
        .update(Row.of(p, UNSET, shared, UNSET, UNSET));
  }

  private AppliedBatch<Row> commit(Write... writes) {
    return await(session.batches().commitIf(Row.class, Arrays.asList(writes)));
  }

  private static List<List<@Nullable Object>> current(AppliedBatch<Row> result) {
    assertThat(result.applied()).isFalse();
    return result.current().stream().map(ContractCase::values).toList();
  }

  private RowanException refused(Write... writes) {
    RowanException failure = failure(RejectedInputException.class, () -> later(writes));
    assertThat(failure.code()).isEqualTo(ErrorCode.CONDITIONAL_BATCH);
    return failure;
  }

  private CompletionStage<?> later(Write... writes) {
    try {
      return session.batches().commitIf(Row.class, Arrays.asList(writes));
    } catch (RowanException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  @Test
  void appliesAllWritesIfAllConditionsHold() {
    await(session.commit(List.of(insert(1, 1, "one", 1), insert(1, 2, "two", 2))));
    assertThat(
            commit(
                updateIf(1, 1, 1, 10),
                conditional(plain).deleteByKey(1, 2),
                ifAbsent(1, 3, "three", 3),
                insert(1, 4, "four", 4)))
        .isEqualTo(AppliedBatch.yes());
    assertThat(rows(table, 1))
        .containsExactly(
            values(1, 1, null, "one", 10),
            values(1, 3, null, "three", 3),
            values(1, 4, null, "four", 4));
  }

  @Test
  void appliesNothingIfOneConditionFails() {
    await(session.commit(List.of(insert(1, 1, "one", 1), insert(1, 2, "two", 2))));
    List<List<@Nullable Object>> before = rows(table, 1);
    assertThat(
            current(
                commit(
                    ifAbsent(1, 3, "three", 3),
                    conditional(plain).deleteByKey(1, 2),
                    updateIf(1, 1, 7, 10),
                    insert(1, 4, "four", 4))))
        .as("in the order of the writes")
        .containsExactly(values(1, 2, null, "two", 2), values(1, 1, null, "one", 1));
    assertThat(rows(table, 1)).isEqualTo(before);
    assertThat(current(commit(insert(1, 4, "four", 4), updateIf(1, 1, 7, 10))))
        .as("all columns, not only those of the condition")
        .containsExactly(values(1, 1, null, "one", 1));
    assertThat(current(commit(insert(1, 1, "other", UNSET), conditional(plain).deleteByKey(1, 9))))
        .as("a row without a condition is not shown")
        .isEmpty();
    assertThat(rows(table, 1)).isEqualTo(before);
  }

  @Test
  void testsConditionsOnTheRowsBeforeTheBatch() {
    assertThat(commit(ifAbsent(1, 1, "one", 1), updateIf(1, 2, null, 2)).applied()).isTrue();
    assertThat(commit(updateIf(1, 1, 1, 2), updateIf(1, 2, 2, 1)).applied()).isTrue();
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, null, "one", 2), values(1, 2, null, null, 1));
  }

  @Test
  void aStaticColumnGuardsTheRowsOfItsPartition() {
    assertThat(commit(sharedIf(1, null, "v1"), insert(1, 1, "one", 1)).applied()).isTrue();
    assertThat(current(commit(sharedIf(1, null, "v2"), insert(1, 2, "two", 2)))).isEmpty();
    assertThat(commit(sharedIf(1, "v1", "v2"), insert(1, 2, "two", 2)).applied()).isTrue();
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, "v2", "one", 1), values(1, 2, "v2", "two", 2));
  }

  @Test
  void deletesARangeBeforeWhatItWritesThere() {
    await(session.commit(List.of(insert(1, 1, "one", 1), insert(1, 2, "two", 2))));
    Write range = plain.deferred().deleteBetween(Bound.of(2, true), null, 1);
    assertThat(commit(range, updateIf(1, 1, 7, 10)).applied()).isFalse();
    assertThat(rows(table, 1)).hasSize(2);
    assertThat(commit(range, updateIf(1, 1, 1, 10), insert(1, 3, "three", 3)).applied()).isTrue();
    assertThat(rows(table, 1))
        .containsExactly(values(1, 1, null, "one", 10), values(1, 3, null, "three", 3));
  }

  @Test
  void ofOneWriteIsThatWrite() {
    assertThat(commit(ifAbsent(1, 1, "one", 1)).applied()).isTrue();
    assertThat(current(commit(ifAbsent(1, 1, "two", 2))))
        .containsExactly(values(1, 1, null, "one", 1));
    assertThat(commit()).isEqualTo(AppliedBatch.yes());
  }

  @Test
  void hasTheOptionsOfItsWrites() {
    DaoRuntime<Row> withTtl = plain.with(WriteOptions.ttl(Duration.ofHours(1)));
    DaoRuntime<Row> local = plain.with(serial(Consistency.SERIAL));
    assertThat(
            commit(
                    conditional(withTtl)
                        .insertIfNotExists(Row.of(1, 1, UNSET, "x", 1), Nulls.UNSET),
                    conditional(local).insertIfNotExists(Row.of(1, 2, UNSET, "y", 2), Nulls.UNSET))
                .applied())
        .isTrue();
    assertThat(rows(table, 1)).hasSize(2);
    DaoRuntime<Row> nearby = plain.with(serial(Consistency.LOCAL_SERIAL));
    assertThatThrownBy(
            () ->
                commit(conditional(nearby).deleteByKey(1, 1), conditional(local).deleteByKey(1, 2)))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.BATCH_OPTIONS));
    assertThatThrownBy(
            () -> conditional(plain.with(WriteOptions.at(Instant.EPOCH))).deleteByKey(1, 1))
        .isInstanceOf(RejectedInputException.class);
  }

  @Test
  void refusesWhatIsNoBatchOfOnePartition() {
    assertThat(refused(ifAbsent(1, 1, "a", 1), ifAbsent(2, 1, "b", 2), insert(3, 1, "c", 3)))
        .hasMessageContaining("3 writes in 3 partitions");
    assertThat(refused(insert(1, 1, "a", 1), insert(1, 2, "b", 2)))
        .hasMessageContaining("2 writes, and none of them has a condition");
    DaoRuntime<Row> dated = plain.with(WriteOptions.at(Instant.now()));
    assertThat(
            refused(
                ifAbsent(1, 1, "a", 1),
                dated.deferred().insert(Row.of(1, 2, UNSET, "b", 2), Nulls.UNSET)))
        .hasMessageContaining("a timestamp");
    assertThat(
            failure(
                    RejectedInputException.class,
                    () -> later(ifAbsent(1, 1, "a", 1), insert(1, 1, "b", 1)))
                .code())
        .isEqualTo(ErrorCode.BATCH_CLASH);
    assertThatThrownBy(
            () -> session.batches().commitIf(Integer.class, List.of(insert(1, 1, "a", 1))))
        .hasMessageContaining("a write of another class than Integer");
    assertThatThrownBy(() -> session.batches().commitIf(null, List.of()))
        .isInstanceOf(RejectedInputException.class);
    assertThatThrownBy(() -> session.commit(List.of(insert(1, 3, "c", 1), ifAbsent(1, 1, "a", 1))))
        .isInstanceOfSatisfying(
            RejectedInputException.class,
            e -> assertThat(e).hasMessageContaining("a condition in commit"));
    assertThat(rows(table, 1)).isEmpty();
  }

  @Test
  void refusesEntitiesWithIndexes() {
    needsProtocols(Maintain.VERIFIED);
    DaoRuntime<Row> offered = DaoRuntime.of(session, Coupons.withDefaultTtl(Maintain.VERIFIED, 0));
    assertThatThrownBy(() -> conditional(offered).insertIfNotExists(Coupons.coupon(1), Nulls.UNSET))
        .isInstanceOf(UnsupportedByBackendException.class)
        .hasMessageContaining("indexes and a condition in a batch");
    Write indexed = offered.deferred().insert(Coupons.coupon(1), Nulls.UNSET);
    assertThat(refused(ifAbsent(1, 1, "a", 1), indexed)).hasMessageContaining("with indexes");
    assertThat(rows(table, 1)).isEmpty();
  }

  /** Each writer moves one from one row to the other; without isolation the sum would change. */
  @Test
  void concurrentBatchesAreAppliedOneAfterTheOther() throws Exception {
    await(session.commit(List.of(insert(1, 1, "a", 100), insert(1, 2, "b", 100))));
    int writers = 4;
    int rounds = 6;
    CyclicBarrier start = new CyclicBarrier(writers);
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      List<Future<Integer>> running = new ArrayList<>();
      for (int writer = 0; writer < writers; writer++) {
        running.add(
            threads.submit(
                () -> {
                  int applied = 0;
                  for (int i = 0; i < rounds; i++) {
                    start.await();
                    List<List<@Nullable Object>> rows = rows(table, 1);
                    int first = number(rows.get(0));
                    int second = number(rows.get(1));
                    applied +=
                        commit(updateIf(1, 1, first, first - 1), updateIf(1, 2, second, second + 1))
                                .applied()
                            ? 1
                            : 0;
                  }
                  return applied;
                }));
      }
      int applied = 0;
      for (Future<Integer> each : running) {
        applied += each.get();
      }
      assertThat(applied).isGreaterThanOrEqualTo(1);
      assertThat(rows(table, 1))
          .containsExactly(
              values(1, 1, null, "a", 100 - applied), values(1, 2, null, "b", 100 + applied));
    } finally {
      threads.shutdownNow();
    }
  }

  private static int number(List<@Nullable Object> row) {
    return row.get(4) instanceof Integer number ? number : 0;
  }

  /** Listeners observe a batch as one call, whatever its outcome. */
  @Test
  void isOneCallWithItsRequestsForListeners() {
    List<CallResult> results = Collections.synchronizedList(new ArrayList<>());
    Session observed =
        Session.observed(
            backend(),
            Duration.ofSeconds(60),
            new byte[] {1},
            ReadOptions.NONE,
            CallOptions.NONE,
            InstantSource.system(),
            Listeners.NONE.and(
                method -> {
                  assertThat(method).hasToString("Rowan.commitIf");
                  assertThat(method.kind()).isEqualTo(CallKind.BATCH);
                  return results::add;
                }));
    DaoRuntime<Row> by = DaoRuntime.of(observed, new RowMapping(table));
    List<Write> writes = new ArrayList<>();
    for (int c = 1; c <= 3; c++) {
      writes.add(
          conditional(by)
              .onlyIf(by.conditions().compare(NUMBER, Operator.EQ, null))
              .update(Row.of(1, c, UNSET, UNSET, c)));
    }
    BatchWriter batches = observed.batches();
    assertThat(await(batches.commitIf(Row.class, writes)).applied()).isTrue();
    assertThat(await(batches.commitIf(Row.class, writes)).current()).hasSize(3);
    assertThat(results)
        .extracting(CallResult::requests, CallResult::rowsWritten, CallResult::rowsRead)
        .containsExactly(tuple(1L, 3L, 0L), tuple(1L + 3L, 3L, 3L));
    assertThat(results).allMatch(CallResult::isSuccess);

    Write elsewhere = by.deferred().insert(Row.of(2, 1, UNSET, "x", 1), Nulls.UNSET);
    assertThatThrownBy(() -> await(batches.commitIf(Row.class, List.of(writes.get(0), elsewhere))))
        .isInstanceOf(RejectedInputException.class);
    assertThat(results).hasSize(3);
    assertThat(results.get(2).failure()).isEqualTo(ErrorCode.CONDITIONAL_BATCH.code());
    assertThat(results.get(2).requests()).isZero();
  }

  /** The answer of the store has the rows; without static columns nothing is read again. */
  @Test
  void returnsTheRowsOfATableWithoutStaticColumns() {
    TableSchema flat =
        TablePool.take(
            table()
                .partitionKey("p", ScalarType.INT)
                .clustering("c", ScalarType.INT, Order.ASC)
                .column("text", ScalarType.TEXT));
    DaoRuntime<Row> runtime = DaoRuntime.of(session, new RowMapping(flat));
    await(runtime.insert(Row.of(1, 2, "two"), Nulls.UNSET));
    await(runtime.insert(Row.of(1, 3, null), Nulls.UNSET));
    List<Write> writes = new ArrayList<>();
    for (int c = 3; c > 0; c--) {
      writes.add(conditional(runtime).insertIfNotExists(Row.of(1, c, "new"), Nulls.UNSET));
    }
    AppliedBatch<Row> refused = await(session.batches().commitIf(Row.class, writes));
    assertThat(current(refused)).containsExactly(values(1, 3, null), values(1, 2, "two"));
    refused = await(session.batches().commitIf(Row.class, writes.subList(1, 3)));
    assertThat(current(refused)).containsExactly(values(1, 2, "two"));
    assertThat(rows(flat, 1)).hasSize(2);
  }
}
