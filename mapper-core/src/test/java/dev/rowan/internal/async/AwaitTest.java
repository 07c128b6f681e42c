package dev.rowan.internal.async;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

class AwaitTest {
  private static final Await PATIENT = new Await(Duration.ofSeconds(30));

  @Test
  void returnsWhatTheStageCompletesWith() {
    assertThat(PATIENT.result(CompletableFuture.completedFuture("done"))).isEqualTo("done");
    assertThat(PATIENT.result(CompletableFuture.supplyAsync(() -> "later"))).isEqualTo("later");
  }

  @Test
  void throwsTheFailureWithTheFramesOfTheCallerHoweverManyStagesItPassed() {
    RowanException failure =
        CompletableFuture.supplyAsync(AwaitTest::failureOfAnotherThread).join();
    CompletableFuture<String> stage = CompletableFuture.failedFuture(failure);
    assertIsOfCaller(stage, failure);
    assertIsOfCaller(stage.thenApply(x -> x).thenCompose(x -> stage), failure);
    assertIsOfCaller(
        CompletableFuture.failedFuture(new CompletionException(new CompletionException(failure))),
        failure);
  }

  private static RowanException failureOfAnotherThread() {
    return new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of("table", "notes"), null);
  }

  private static void assertIsOfCaller(CompletableFuture<String> stage, RowanException failure) {
    assertThatExceptionOfType(OutcomeUnknownException.class)
        .isThrownBy(() -> PATIENT.result(stage))
        .withMessage(failure.getMessage())
        .withCause(failure)
        .satisfies(
            thrown -> {
              assertThat(thrown.code()).isEqualTo(failure.code());
              assertThat(thrown.context()).isEqualTo(failure.context());
              assertThat(thrown.getStackTrace())
                  .anyMatch(frame -> frame.getMethodName().equals("assertIsOfCaller"));
            });
  }

  @Test
  void throwsErrorsAndWrapsCheckedExceptions() {
    Error error = new AssertionError("an error");
    assertThatThrownBy(() -> PATIENT.result(CompletableFuture.failedFuture(error))).isSameAs(error);
    IOException checked = new IOException("checked");
    assertThatThrownBy(() -> PATIENT.result(CompletableFuture.failedFuture(checked)))
        .isInstanceOf(CompletionException.class)
        .hasCause(checked);
  }

  @Test
  void givesUpAtTheLimit() {
    assertThatExceptionOfType(OutcomeUnknownException.class)
        .isThrownBy(() -> new Await(Duration.ofNanos(1)).result(new CompletableFuture<>()))
        .withMessageContaining("PT0.000000001S")
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TIMED_OUT));
  }

  @Test
  void anInterruptEndsTheWaitAndStaysMarked() {
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(OutcomeUnknownException.class)
        .isThrownBy(() -> PATIENT.result(new CompletableFuture<>()))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.INTERRUPTED));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void aReadThatIsNoLongerAwaitedHasNoUnknownOutcome() {
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> new Await(Duration.ofNanos(1)).read(new CompletableFuture<>()))
        .satisfies(e -> assertThat(e).isNotInstanceOf(OutcomeUnknownException.class))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TIMED_OUT));
    Thread.currentThread().interrupt();
    assertThatExceptionOfType(BackendUnavailableException.class)
        .isThrownBy(() -> PATIENT.read(new CompletableFuture<>()))
        .satisfies(e -> assertThat(e).isNotInstanceOf(OutcomeUnknownException.class))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.INTERRUPTED));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(PATIENT.read(CompletableFuture.completedFuture("done"))).isEqualTo("done");
  }

  @Test
  void waitsForEverIfItMust() {
    Await endless = new Await(Duration.ofSeconds(Long.MAX_VALUE));
    assertThat(endless.result(CompletableFuture.completedFuture("done"))).isEqualTo("done");
  }
}
