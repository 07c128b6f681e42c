package dev.rowan.storage.cassandra.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanClosedException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Closing waits for in-flight requests, and refuses further ones. */
@Timeout(60)
class InFlightRequestsTest {
  private final InFlightRequests calls = new InFlightRequests();

  @Test
  void closingWaitsForTheLastCall() throws Exception {
    CompletableFuture<String> answer = new CompletableFuture<>();
    CompletionStage<String> call = run(RequestKind.READ, () -> answer);
    CompletableFuture<Boolean> closing = CompletableFuture.supplyAsync(calls::close);
    while (!isClosed()) {
      Thread.onSpinWait();
    }
    assertThat(closing).isNotDone();
    answer.complete("late");
    assertThat(closing.get(30, TimeUnit.SECONDS)).isTrue();
    assertThat(call.toCompletableFuture().join()).isEqualTo("late");
    assertThat(calls.close()).isFalse();
  }

  @Test
  void aCallThatFailsIsOverToo() {
    assertFails(
        run(
            RequestKind.READ,
            () -> CompletableFuture.failedFuture(new IllegalStateException("x"))));
    assertFails(
        run(
            RequestKind.READ,
            () -> {
              throw new IllegalStateException("x");
            }));
    assertThat(calls.close()).isTrue();
  }

  @Test
  void aThrownErrorMeansThatNothingWasSent() {
    CompletionStage<?> call =
        run(
            RequestKind.WRITE,
            () -> {
              throw new IllegalStateException("x");
            });
    assertThatThrownBy(() -> call.toCompletableFuture().join())
        .cause()
        .isInstanceOf(BackendUnavailableException.class);
  }

  private boolean isClosed() {
    try {
      run(RequestKind.READ, () -> CompletableFuture.completedFuture(""))
          .toCompletableFuture()
          .join();
      return false;
    } catch (CompletionException e) {
      return e.getCause() instanceof RowanClosedException;
    }
  }

  private static void assertFails(CompletionStage<?> call) {
    assertThatThrownBy(() -> call.toCompletableFuture().join())
        .cause()
        .isInstanceOfSatisfying(
            BackendUnavailableException.class,
            e -> assertThat(e.code()).isEqualTo(ErrorCode.REQUEST_FAILED));
  }

  private <T> CompletionStage<T> run(RequestKind kind, Supplier<CompletionStage<T>> call) {
    return calls.run(kind, Supplier::get, call);
  }
}
