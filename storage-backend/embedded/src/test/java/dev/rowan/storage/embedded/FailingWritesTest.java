package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Write;
import dev.rowan.dao.WriteOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.DeferredWrites;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.FailingBackend.Fault;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Each call of a write fails once, and then all calls from it on, in every way. Afterwards the
 * reported outcome is true, and no row lacks its entries. A retry of the write, with reads that
 * repair what they find, leaves the same state as a write without failures.
 */
class FailingWritesTest {
  /**
   * A write.
   *
   * @param repeatable whether a repeated call leaves the same state
   */
  private record Operation(
      String name, boolean repeatable, Function<Market, CompletionStage<?>> call) {
    static Operation of(
        String name, boolean repeatable, Function<DaoRuntime<Row>, CompletionStage<Boolean>> call) {
      return new Operation(name, repeatable, market -> call.apply(market.stalls));
    }

    static Operation ofUnit(String name, Function<DeferredWrites<Row>, List<Write>> writes) {
      return new Operation(
          name, true, market -> market.session.commit(writes.apply(market.stalls.deferred())));
    }

    /**
     * Returns whether it writes elements of a list, which cannot be sent twice at one timestamp.
     */
    boolean ofList() {
      return name.endsWith("list");
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static final WriteOptions AN_HOUR = WriteOptions.ttl(Duration.ofHours(1));

  private static final List<Operation> SAME_KEYS =
      List.of(
          Operation.of("insert", true, d -> d.insert(stall(4, "ann", 1, "new", 4), Nulls.DELETE)),
          Operation.of(
              "insert over", true, d -> d.insert(stall(1, "ann", 1, "newer", 9), Nulls.UNSET)),
          Operation.of("copied column", true, d -> d.update(some(1, 4, "newest"))),
          Operation.of("column of no index", true, d -> d.update(some(1, 5, 77))),
          Operation.of(
              "insert that expires",
              true,
              d -> d.with(AN_HOUR).insert(stall(1, "ann", 1, "newer", 9), Nulls.DELETE)),
          Operation.of("change of what expires", true, d -> d.update(some(3, 4, "newest"))),
          Operation.of("insert with a list", true, d -> d.insert(listed(4), Nulls.DELETE)),
          Operation.of(
              "append to a list",
              false,
              d -> d.update(some(1, 6, new CellEdit.Append(List.of("b"))))),
          Operation.of("delete", true, d -> d.deleteByKey("s", 1)),
          Operation.of("delete of nothing", true, d -> d.deleteByKey("s", 9)),
          Operation.of("delete of a partition", true, d -> d.deleteByKey("s")));

  private static final List<Operation> OTHER_KEYS =
      List.of(
          Operation.of(
              "insert of other keys",
              true,
              d -> d.insert(stall(1, "bob", 7, "title", 1), Nulls.DELETE)),
          Operation.of("other key", true, d -> d.update(some(1, 2, "bob"))),
          Operation.of("no key", true, d -> d.update(some(1, 3, null))));

  private static final List<Operation> CONDITIONAL =
      List.of(
          Operation.of(
              "insert if absent",
              false,
              d ->
                  d.returningApplied()
                      .insertIfNotExists(stall(4, "bob", 2, "new", 4), Nulls.UNSET)),
          Operation.of(
              "insert if absent, in vain",
              true,
              d ->
                  d.returningApplied()
                      .insertIfNotExists(stall(1, "bob", 2, "new", 4), Nulls.UNSET)),
          Operation.of(
              "update if there", true, d -> d.returningApplied().update(some(1, 2, "bob"))),
          Operation.of(
              "update if there, in vain",
              true,
              d -> d.returningApplied().update(some(9, 2, "bob"))),
          Operation.of("delete if there", false, d -> d.returningApplied().deleteByKey("s", 1)));

  private static final List<Operation> UNITS =
      List.of(
          Operation.ofUnit(
              "batch with the same keys",
              d ->
                  List.of(
                      d.insert(stall(4, "ann", 1, "new", 4), Nulls.DELETE),
                      d.insert(stall(1, "ann", 1, "newer", 9), Nulls.UNSET),
                      d.update(some(3, 4, "newest")),
                      d.deleteByKey("s", 2))),
          Operation.ofUnit("batch of one row", d -> List.of(d.update(some(1, 4, "newest")))));

  private static final Operation MOVING_UNIT =
      Operation.ofUnit(
          "batch with other keys",
          d ->
              List.of(
                  d.update(some(1, 2, "bob")),
                  d.insert(stall(2, "bob", 7, "title", 1), Nulls.DELETE),
                  d.update(some(3, 3, null))));

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void oneCallThatFailsIsRetriedOrReported(Maintain maintain) {
    int cases = 0;
    for (Operation operation : operations(maintain)) {
      Expected expected = expected(maintain, false, operation);
      for (Fault fault : Fault.values()) {
        for (int call = 1; call <= expected.calls() + 2; call++) {
          new Case(maintain, false, operation, fault, call, call + 1).check(expected);
          cases++;
        }
      }
    }
    assertThat(cases).isGreaterThan(100);
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void aStoreThatStaysUnavailableIsReported(Maintain maintain) {
    for (Operation operation : operations(maintain)) {
      Expected expected = expected(maintain, false, operation);
      for (Fault fault : Fault.values()) {
        for (int call = 1; call <= expected.calls(); call++) {
          new Case(maintain, false, operation, fault, call, Integer.MAX_VALUE).check(expected);
        }
      }
    }
  }

  @Test
  void withMaintenanceByTheStoreOneCallDecides() {
    for (Operation operation : operations(Maintain.SERIAL)) {
      Expected expected = expected(Maintain.SERIAL, true, operation);
      assertThat(expected.calls()).isEqualTo(1);
      for (Fault fault : Set.of(Fault.REFUSED, Fault.LOST, Fault.APPLIED)) {
        new Case(Maintain.SERIAL, true, operation, fault, 1, 2).check(expected);
      }
    }
    for (Fault fault : Set.of(Fault.REFUSED, Fault.LOST, Fault.APPLIED)) {
      Expected expected = expected(Maintain.VERIFIED, true, MOVING_UNIT);
      assertThat(expected.calls()).isEqualTo(1);
      new Case(Maintain.VERIFIED, true, MOVING_UNIT, fault, 1, 2).check(expected);
    }
  }

  private static List<Operation> operations(Maintain maintain) {
    return Stream.of(
            SAME_KEYS,
            maintain == Maintain.BLIND ? List.<Operation>of() : OTHER_KEYS,
            maintain == Maintain.SERIAL ? CONDITIONAL : UNITS,
            maintain == Maintain.ATOMIC || maintain == Maintain.VERIFIED
                ? List.of(MOVING_UNIT)
                : List.<Operation>of())
        .flatMap(List::stream)
        .toList();
  }

  /** The state that a write leaves without failures, and the number of its calls. */
  private record Expected(
      List<List<@Nullable Object>> before, List<List<@Nullable Object>> after, int calls) {}

  private static Expected expected(Maintain maintain, boolean isolated, Operation operation) {
    try (Market market = new Market(maintain, isolated)) {
      List<List<@Nullable Object>> before = market.rows();
      market.backend.fail(Fault.REFUSED, Integer.MAX_VALUE, Integer.MAX_VALUE);
      join(operation.call().apply(market));
      int calls = market.backend.calls();
      market.session.settle();
      assertThat(market.tables.difference()).as("%s, %s", maintain, operation).isEmpty();
      return new Expected(before, market.rows(), calls);
    }
  }

  /** One write, some of whose calls fail. */
  private record Case(
      Maintain maintain, boolean isolated, Operation operation, Fault fault, int from, int to) {

    void check(Expected expected) {
      try (Market market = new Market(maintain, isolated)) {
        market.backend.fail(fault, from, to);
        Throwable failure = failure(operation.call().apply(market));
        market.backend.fail(Fault.REFUSED, Integer.MAX_VALUE, Integer.MAX_VALUE);
        assertThat(failure)
            .as("%s", this)
            .satisfiesAnyOf(
                none -> assertThat(none).isNull(),
                some -> assertThat(some).satisfies(Case::isOfItsCode));
        if (to == from + 1 && isRetried()) {
          assertThat(failure).as("%s", this).isNull();
        }
        assertOutcome(market, expected, failure);
        assertThat(market.tables.missing()).as("%s", this).isEmpty();
        market.backend.heal();
        market.session.settle();
        assertOutcome(market, expected, failure);
        assertThat(market.tables.missing()).as("%s", this).isEmpty();
        repeat(market, expected);
      }
    }

    /** A code for unknown outcomes requires an unknown outcome. */
    private static void isOfItsCode(Throwable failure) {
      assertThat(failure)
          .isInstanceOfSatisfying(
              BackendUnavailableException.class,
              e ->
                  assertThat(e.code() == ErrorCode.OUTCOME_UNKNOWN)
                      .isEqualTo(e instanceof OutcomeUnknownException));
    }

    /** Returns whether the write retries after the first call, whatever its outcome. */
    private boolean isRetried() {
      boolean known = fault == Fault.REFUSED || !operation.ofList();
      return !isolated && known && !operation.name().contains("partition");
    }

    private void assertOutcome(Market market, Expected expected, @Nullable Throwable failure) {
      List<List<@Nullable Object>> rows = market.rows();
      if (failure == null) {
        assertThat(rows).as("%s, done", this).isEqualTo(expected.after());
      } else if (operation.name().contains("partition")) {
        assertThat(expected.before()).as("%s, ended early", this).containsAll(rows);
      } else if (failure instanceof OutcomeUnknownException) {
        assertThat(rows).as("%s, unknown", this).isIn(expected.before(), expected.after());
      } else {
        assertThat(rows).as("%s, failed", this).isEqualTo(expected.before());
      }
    }

    private void repeat(Market market, Expected expected) {
      market.later();
      join(operation.call().apply(market));
      market.session.settle();
      if (operation.repeatable()) {
        assertThat(market.rows()).as("%s, again", this).isEqualTo(expected.after());
      }
      market.tables.repair();
      List<String> left = market.tables.difference();
      if (operation.name().contains("in vain") || !operation.repeatable()) {
        left = left.stream().filter(each -> !each.startsWith("dangling")).toList();
      }
      assertThat(left).as("%s, again", this).isEmpty();
    }

    @Override
    public String toString() {
      return "%s%s, %s, calls %d to %d are %s"
          .formatted(isolated ? "isolated " : "", maintain, operation, from, to, fault);
    }
  }

  /**
   * Three stalls in a store, a session with a separate clock, and a connection between them that
   * can fail.
   */
  private static final class Market implements AutoCloseable {
    final FailingBackend backend;
    final Session session;
    final DaoRuntime<Row> stalls;
    final StallTables tables;
    private Instant now = Instant.parse("2026-02-01T00:00:00Z");

    Market(Maintain maintain, boolean isolated) {
      backend =
          new FailingBackend(
              new MemoryProvider().open(ConnectionString.parse("rowan:memory:")), isolated);
      session =
          new Session(
              backend,
              Duration.ofSeconds(10),
              "the secret of a test".getBytes(StandardCharsets.UTF_8),
              () -> now,
              attempt -> {
                later();
                return CompletableFuture.completedFuture(null);
              });
      StallMapping mapping = new StallMapping(maintain);
      stalls = DaoRuntime.of(session, mapping);
      tables = new StallTables(backend, mapping);
      for (int number = 1; number <= 3; number++) {
        join(
            stalls
                .with(number == 3 ? AN_HOUR : WriteOptions.NONE)
                .insert(listed(number), Nulls.DELETE));
      }
      session.settle();
      later();
    }

    void later() {
      now = now.plusMillis(200);
    }

    List<List<@Nullable Object>> rows() {
      return tables.rows();
    }

    @Override
    public void close() {
      backend.heal();
      backend.close();
    }
  }

  private static Row stall(int number, String seller, int price, String title, int stock) {
    return Row.of("s", number, seller, price, title, stock, Row.UNSET);
  }

  private static Row listed(int number) {
    return Row.of("s", number, "ann", 1, "title", number, List.of("a", "b"));
  }

  private static Row some(int number, int column, @Nullable Object value) {
    return Row.unset(7).set(0, "s").set(1, number).set(column, value).build();
  }

  private static @Nullable Throwable failure(CompletionStage<?> stage) {
    List<Throwable> failures = new ArrayList<>();
    try {
      join(stage);
    } catch (CompletionException e) {
      failures.add(e.getCause());
    }
    return failures.isEmpty() ? null : failures.get(0);
  }

  private static <T> T join(CompletionStage<T> stage) {
    assertThat(stage.toCompletableFuture()).as("everything answers at once").isDone();
    return stage.toCompletableFuture().join();
  }
}
