package dev.rowan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.annotation.Nulls;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Limit;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.StaleVersionException;
import dev.rowan.internal.session.Listeners;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What listeners learn of calls, over a backend that answers when the test says so. */
class ObservedCallsTest {
  private static final int ROWS = 1_200;

  private static final TableSchema TABLE =
      TableSchema.named("numbers")
          .partitionKey("p", ScalarType.INT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .build();
  private static final Property<Integer> P = new Property<>("p", 0, Codecs.INTEGER);

  private final List<DaoMethod> started = new ArrayList<>();
  private final List<CallResult> ended = new ArrayList<>();
  private final Numbers backend = new Numbers();
  private final Session session =
      session(
          method -> {
            started.add(method);
            return ended::add;
          });
  private final DaoRuntime<Integer> numbers = DaoRuntime.of(session, new NumberMapping());
  private final KeyedRead<Integer> all =
      numbers.keyedRead(
          ReadPlan.direct("Numbers.all", TABLE)
              .as("SELECT ... WHERE p = ?", PlannedRequests.of(1)));
  private final DaoRuntime<Integer> save =
      numbers.attributedTo("Numbers.save", CallKind.WRITE, PlannedRequests.of(1), "INSERT ...");
  private final DaoRuntime<Integer> create =
      numbers.attributedTo("Numbers.create", CallKind.CONDITIONAL_WRITE, PlannedRequests.UNKNOWN);

  @Test
  void aCallEndsBeforeItsResultIsThere() {
    CompletableFuture<WriteOutcome> answer = new CompletableFuture<>();
    backend.answer = answer;
    CompletableFuture<Boolean> saved = save.insert(1, Nulls.UNSET).toCompletableFuture();
    CompletableFuture<Integer> endsSeen = saved.thenApply(done -> ended.size());
    assertThat(started)
        .containsExactly(
            new DaoMethod(
                "Numbers", "save", CallKind.WRITE, "numbers", "INSERT ...", PlannedRequests.of(1)));
    assertThat(ended).isEmpty();

    answer.complete(WriteOutcome.APPLIED);
    assertThat(endsSeen).isCompletedWithValue(1);
    assertThat(ended.get(0).requests()).isEqualTo(1);
    assertThat(ended.get(0).rowsWritten()).isEqualTo(1);
    assertThat(ended.get(0).rowsRead()).isZero();
    assertThat(ended.get(0).isSuccess()).isTrue();
  }

  @Test
  void aListReadsAllItsPagesInOneCall() {
    assertThat(await(all.select(1).list())).hasSize(ROWS);
    CallResult list = only();
    assertThat(started.get(0).kind()).isEqualTo(CallKind.READ);
    assertThat(started.get(0).plan()).isEqualTo("SELECT ... WHERE p = ?");
    assertThat(list.requests()).isEqualTo(3);
    assertThat(list.rowsRead()).isEqualTo(ROWS);
    assertThat(list.isFurtherPage()).isFalse();
  }

  @Test
  void eachFurtherPageOfAStreamIsACall() {
    var stream = await(all.select(1).stream());
    assertThat(only().rowsRead()).isEqualTo(500);
    ended.clear();
    assertThat(stream).hasSize(ROWS);
    assertThat(ended).extracting(CallResult::isFurtherPage).containsExactly(true, true);
    assertThat(ended).extracting(CallResult::rowsRead).containsExactly(500L, 200L);
    assertThat(ended).extracting(CallResult::requests).containsExactly(1L, 1L);
    assertThat(started).hasSize(3);
  }

  @Test
  void eachPageOfASubscriberIsACall() {
    Flow.Publisher<Integer> publisher = all.select(1).publisher();
    assertThat(started).isEmpty();
    List<Integer> found = new ArrayList<>();
    publisher.subscribe(new Requesting(found));
    assertThat(found).hasSize(ROWS);
    assertThat(ended).extracting(CallResult::isFurtherPage).containsExactly(false, true, true);
    assertThat(ended).extracting(CallResult::rowsRead).containsExactly(500L, 500L, 200L);
  }

  /** Requests all results. */
  private record Requesting(List<Integer> found) implements Flow.Subscriber<Integer> {
    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(Integer item) {
      found.add(item);
    }

    @Override
    public void onError(Throwable failure) {
      throw new AssertionError(failure);
    }

    @Override
    public void onComplete() {}
  }

  @Test
  void eachPageAndEachScanIsACall() {
    await(all.select(1).page(PageRequest.first(10)));
    assertThat(only().rowsRead()).isEqualTo(10);
    await(
        numbers
            .scan(ReadPlan.direct("Numbers.scan", TABLE).as("SELECT", PlannedRequests.UNKNOWN))
            .limit(Limit.of(7))
            .list());
    assertThat(started.get(1).kind()).isEqualTo(CallKind.SCAN);
    assertThat(ended.get(1).rowsRead()).isEqualTo(7);
  }

  @Test
  void everyShapeOfAReadIsOneCall() {
    List<Object> results =
        List.of(
            await(all.optional(1)),
            await(all.select(1).optional()),
            await(all.select(1).one()),
            await(all.select(1).value()),
            await(all.select(1).exists()));
    assertThat(ended).hasSize(results.size()).allMatch(call -> call.requests() == 1);
  }

  @Test
  void aFailureHasItsCode() {
    backend.answer =
        CompletableFuture.failedFuture(
            new BackendUnavailableException(ErrorCode.CONTENDED, Map.of(), null));
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> save.await(save.insert(1, Nulls.UNSET)));
    assertThat(only().failure()).isEqualTo(ErrorCode.CONTENDED.code());
    assertThat(only().isSuccess()).isFalse();
  }

  @Test
  void aRefusedArgumentIsACallWithoutRequests() {
    assertThatExceptionOfType(RejectedInputException.class).isThrownBy(() -> all.key(P, null));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> save.insert(null, Nulls.UNSET));
    assertThatExceptionOfType(RejectedInputException.class).isThrownBy(() -> save.with(null));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> all.select(1).limit(null));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> create.conditions().anyOf(P, null));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> all.select(1).page(null));
    assertThat(started)
        .extracting(DaoMethod::toString)
        .containsExactly(
            "Numbers.all",
            "Numbers.save",
            "Numbers.save",
            "Numbers.all",
            "Numbers.create",
            "Numbers.all");
    assertThat(ended).hasSize(6).allMatch(call -> call.requests() == 0 && call.failure() != null);
  }

  @Test
  void aConditionThatDoesNotHoldIsASuccessUnlessTheMethodThrows() {
    backend.answer =
        CompletableFuture.completedFuture(WriteOutcome.notApplied(TABLE, Row.of(1, 1)));
    assertThat(await(create.returningApplied().insertIfNotExists(1, Nulls.UNSET))).isFalse();
    assertThat(only().isSuccess()).isTrue();
    assertThat(started.get(0).plan()).isEqualTo("write numbers");
    assertThatExceptionOfType(StaleVersionException.class)
        .isThrownBy(() -> create.await(create.orThrow().insertIfNotExists(1, Nulls.UNSET)));
    assertThat(ended.get(1).failure()).isEqualTo("RUN-43");
  }

  @Test
  void aCallOfSeveralRequestsIsOneCall() {
    await(save.insertAll(IntStream.range(0, 100).boxed().toList(), Nulls.UNSET));
    CallResult call = only();
    assertThat(call.requests()).isGreaterThan(1);
    assertThat(call.rowsWritten()).isEqualTo(100);
    ended.clear();
    await(save.insertAll(List.of(), Nulls.UNSET));
    assertThat(only().requests()).isZero();
  }

  @Test
  void aBatchIsACallAndPlanningItsWritesIsNone() {
    DaoRuntime<Integer> saving = numbers.attributedTo("Numbers.saving");
    var writes =
        List.of(saving.deferred().insert(1, Nulls.UNSET), saving.deferred().insert(2, Nulls.UNSET));
    assertThat(started).isEmpty();
    await(session.commit(writes));
    assertThat(started).extracting(DaoMethod::toString).containsExactly("Rowan.commit");
    assertThat(started).extracting(DaoMethod::kind).containsExactly(CallKind.BATCH);
    assertThat(only().requests()).isEqualTo(1);
    assertThat(only().rowsWritten()).isEqualTo(2);
  }

  @Test
  void jobsAreNoCalls() {
    await(numbers.attributedTo("Rowan.bulk").insert(1, Nulls.UNSET));
    await(numbers.scan(ReadPlan.direct("Rowan.scan", TABLE)).list());
    assertThat(started).isEmpty();
  }

  @Test
  void withoutAListenerRequestsCarryNoCounters() {
    DaoRuntime<Integer> unobserved = DaoRuntime.of(session(), new NumberMapping());
    await(
        unobserved
            .attributedTo("Numbers.save", CallKind.WRITE, PlannedRequests.UNKNOWN)
            .insert(1, Nulls.UNSET));
    await(
        unobserved
            .keyedRead(ReadPlan.direct("Numbers.all", TABLE).as("S", PlannedRequests.UNKNOWN))
            .optional(1));
    assertThat(backend.options).hasSize(2).allMatch(options -> options.counters() == null);
  }

  private CallResult only() {
    assertThat(ended).hasSize(1);
    return ended.get(0);
  }

  private Session session(CallListener... listeners) {
    return Session.observed(
        backend,
        Duration.ofSeconds(30),
        new byte[16],
        ReadOptions.NONE,
        CallOptions.NONE,
        InstantSource.system(),
        new Listeners(List.of(listeners), List.of(), List.of()));
  }

  private static <T> T await(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  /** The second column of a row as an entity. */
  private record NumberMapping() implements EntityMapping<Integer> {
    @Override
    public Class<Integer> type() {
      return Integer.class;
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
    public Row write(Integer number) {
      return Row.of(1, number);
    }

    @Override
    public Integer read(Row row) {
      return Codecs.INTEGER.decode(row.get(1));
    }
  }

  /** A partition of numbers. */
  private static final class Numbers implements Backend {
    private final List<CallOptions> options = new ArrayList<>();
    private CompletableFuture<WriteOutcome> answer =
        CompletableFuture.completedFuture(WriteOutcome.APPLIED);

    @Override
    public Capabilities capabilities() {
      return Capabilities.of(Capability.INDEX_MAINTENANCE, Capability.CONDITIONAL_WRITES);
    }

    @Override
    public CompletionStage<Void> define(Schema schema) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public CompletionStage<WriteOutcome> apply(MutationSet batch) {
      options.add(batch.options());
      return answer;
    }

    @Override
    public CompletionStage<RowPage> fetch(Query query) {
      options.add(query.mode().options());
      Position after = query.after();
      int from = after == null ? 0 : after.bytes().getInt(0);
      int to = Math.min(ROWS, from + query.limit());
      List<Row> rows = IntStream.range(from, to).mapToObj(number -> Row.of(1, number)).toList();
      Position next =
          to == ROWS ? null : new Position(ByteBuffer.allocate(Integer.BYTES).putInt(0, to));
      return CompletableFuture.completedFuture(new RowPage(rows, next));
    }

    @Override
    public void close() {}
  }
}
