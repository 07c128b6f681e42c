package dev.rowan.storage.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.session.Session;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.spi.query.AnyOf;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.embedded.FailingBackend.Fault;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A call that deletes by several values, or inserts several rows, and fails in between says how far
 * it came. If it is one batch, nothing is deleted.
 */
class PartialCallTest {
  private static final int ROWS = 100; // more than are in flight at the same time
  private static final List<Integer> NUMBERS = IntStream.rangeClosed(1, ROWS).boxed().toList();

  private Instant now = Instant.parse("2026-02-01T00:00:00Z");

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED"})
  void rowsOfOnePartitionAreDeletedTogether(Maintain maintain) {
    int none = 0;
    for (int failing = 1; failing < 3 * ROWS; failing += 31) {
      Outcome outcome =
          of(
              maintain,
              Fault.REFUSED,
              failing,
              number -> "s",
              stalls -> stalls.ofKeys().delete("s", AnyOf.of(NUMBERS)));
      if (outcome.failure == null) {
        assertThat(outcome.left).isZero();
      } else {
        none++;
        assertThat(outcome.left).isEqualTo(ROWS);
        assertThat(outcome.failure).isNotInstanceOf(OutcomeUnknownException.class);
      }
    }
    assertThat(none).isPositive();
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void saysHowManyPartitionsAreDone(Maintain maintain) {
    partly(
        maintain,
        number -> "s" + number,
        stalls -> stalls.ofKeys().delete(AnyOf.of(markets()), 1),
        "rows deleted");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void saysHowManyRangesAreDone(Maintain maintain) {
    partly(
        maintain,
        number -> "s" + number,
        stalls -> stalls.ofKeys().delete(AnyOf.of(markets())),
        "ranges deleted");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"SERIAL"})
  void saysHowManyRowsAreDoneThatCannotBeOneBatch(Maintain maintain) {
    partly(
        maintain,
        number -> "s",
        stalls -> stalls.ofKeys().delete("s", AnyOf.of(NUMBERS)),
        "rows deleted");
  }

  @ParameterizedTest
  @EnumSource(
      value = Maintain.class,
      names = {"BLIND", "ATOMIC", "VERIFIED", "SERIAL"})
  void saysHowManyRowsAreWritten(Maintain maintain) {
    saysHowManyRowsAreWritten(maintain, false, number -> "s" + number);
    saysHowManyRowsAreWritten(maintain, false, number -> "s");
  }

  @Test
  void saysHowManyRowsAreWrittenByRequestsOfSeveral() {
    saysHowManyRowsAreWritten(Maintain.BLIND, true, number -> "s" + number % 3);
  }

  private void saysHowManyRowsAreWritten(
      Maintain maintain, boolean ofEngine, Function<Integer, String> market) {
    List<Row> rows =
        NUMBERS.stream()
            .map(number -> Row.of(market.apply(number), number, "ann", 1, "t", 1, null))
            .toList();
    int partly = 0;
    for (int failing = 1; failing < 4 * ROWS; failing += ofEngine ? 1 : 31) {
      try (FailingBackend backend = backend(ofEngine)) {
        DaoRuntime<Row> stalls = DaoRuntime.of(session(backend), new StallMapping(maintain));
        backend.fail(Fault.REFUSED, failing, Integer.MAX_VALUE);
        BackendUnavailableException failure = failure(stalls, stalls.insertAll(rows, Nulls.UNSET));
        backend.heal();
        int written = left(stalls);
        if (written == 0) {
          assertThat(failure).isNotNull().isNotInstanceOf(OutcomeUnknownException.class);
        } else if (written < ROWS) {
          partly++;
          assertThat(failure).isInstanceOf(OutcomeUnknownException.class);
          assertThat(failure.context())
              .containsEntry("rows written", Integer.toString(written))
              .containsEntry("table", "stalls");
        }
      }
    }
    assertThat(partly).isPositive();
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"LOST", "APPLIED"})
  void anUnknownRequestMakesTheCallUnknown(Fault fault) {
    Outcome outcome =
        of(
            Maintain.BLIND,
            fault,
            2, // the first call reads the row, the second one deletes it
            number -> "s" + number,
            stalls -> stalls.ofKeys().delete(AnyOf.of(markets()), 1));
    assertThat(outcome.failure).isInstanceOf(OutcomeUnknownException.class);
    assertThat(outcome.failure.context()).containsEntry("rows deleted", "0");
  }

  private void partly(
      Maintain maintain,
      Function<Integer, String> market,
      Function<DaoRuntime<Row>, CompletionStage<?>> call,
      String counted) {
    int partly = 0;
    for (int failing = 1; failing < 4 * ROWS; failing += 31) {
      Outcome outcome = of(maintain, Fault.REFUSED, failing, market, call);
      int deleted = ROWS - outcome.left;
      if (deleted == 0) {
        assertThat(outcome.failure).isNotNull().isNotInstanceOf(OutcomeUnknownException.class);
      } else if (deleted < ROWS) {
        partly++;
        assertThat(outcome.failure).isInstanceOf(OutcomeUnknownException.class);
        assertThat(outcome.failure.context())
            .containsEntry(counted, Integer.toString(deleted))
            .containsEntry("table", "stalls");
      }
    }
    assertThat(partly).isPositive();
  }

  private record Outcome(BackendUnavailableException failure, int left) {}

  /** Makes a call on rows whose keys are (market, 1), or (market, number) in one market. */
  private Outcome of(
      Maintain maintain,
      Fault fault,
      int failing,
      Function<Integer, String> market,
      Function<DaoRuntime<Row>, CompletionStage<?>> call) {
    try (FailingBackend backend = backend(false)) {
      DaoRuntime<Row> stalls = DaoRuntime.of(session(backend), new StallMapping(maintain));
      boolean one = market.apply(1).equals(market.apply(2));
      for (int number : NUMBERS) {
        Row row = Row.of(market.apply(number), one ? number : 1, "ann", 1, "t", 1, null);
        stalls.await(stalls.insert(row, Nulls.UNSET));
      }
      backend.fail(fault, failing, Integer.MAX_VALUE);
      BackendUnavailableException failure = failure(stalls, call.apply(stalls));
      backend.heal();
      return new Outcome(failure, left(stalls));
    }
  }

  private static FailingBackend backend(boolean maintainsIndexes) {
    return new FailingBackend(
        new MemoryProvider().open(ConnectionString.parse("rowan:memory:")), maintainsIndexes);
  }

  private static BackendUnavailableException failure(
      DaoRuntime<Row> stalls, CompletionStage<?> call) {
    return catchThrowableOfType(BackendUnavailableException.class, () -> stalls.await(call));
  }

  private static int left(DaoRuntime<Row> stalls) {
    ReadPlan all = ReadPlan.direct("Stalls.all", new StallMapping(Maintain.BLIND).table());
    return stalls.awaitRead(stalls.scan(all).list()).size();
  }

  private static List<String> markets() {
    return NUMBERS.stream().map(number -> "s" + number).toList();
  }

  private Session session(FailingBackend backend) {
    return new Session(
        backend,
        Duration.ofSeconds(10),
        "the secret of a test".getBytes(StandardCharsets.UTF_8),
        () -> now,
        attempt -> {
          now = now.plusMillis(200);
          return CompletableFuture.completedFuture(null);
        });
  }
}
