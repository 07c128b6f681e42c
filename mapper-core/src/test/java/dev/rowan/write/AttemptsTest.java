package dev.rowan.write;

import dev.rowan.async.Failures;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RejectedInput;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AttemptsTest {
  private final BackendUnavailable refused =
      new BackendUnavailable(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);
  private final OutcomeUnknown unknown =
      new OutcomeUnknown(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
  private final RejectedInput rejected =
      new RejectedInput(ErrorCode.VALUE_REJECTED, Map.of(), null);

  private final List<Integer> pauses = new ArrayList<>();
  private Instant now = Instant.EPOCH;
  private int made;

  /** Each pause takes ten seconds. */
  private final Attempts attempts =
      new Attempts(
          () -> now,
          attempt -> {
            pauses.add(attempt);
            now = now.plusSeconds(10);
            return CompletableFuture.completedFuture(null);
          });

  @Test
  void whatMayBeDoneTwiceIsMadeAgainAfterAnyFailureOfTheStore() {
    assertThat(failure(attempts.idempotent(() -> next(refused, unknown, null), deadline())))
        .isNull();
    assertThat(made).isEqualTo(3);
    assertThat(pauses).containsExactly(1, 2);
  }

  @Test
  void whatMayNotIsMadeAgainOnlyIfItWasNotApplied() {
    assertThat(failure(attempts.once(() -> next(refused, refused, null), deadline()))).isNull();
    assertThat(made).isEqualTo(3);
    made = 0;
    assertThat(failure(attempts.once(() -> next(refused, unknown, null), deadline())))
        .isSameAs(unknown);
    assertThat(made).isEqualTo(2);
  }

  @Test
  void whatIsRejectedIsNotMadeAgain() {
    assertThat(failure(attempts.idempotent(() -> next(rejected, null), deadline())))
        .isSameAs(rejected);
    assertThat(made).isEqualTo(1);
  }

  @Test
  void afterTheDeadlineNothingIsSent() {
    assertThat(failure(attempts.idempotent(() -> next(refused), deadline()))).isSameAs(refused);
    assertThat(made).as("at 0, 10, 20 and 30 seconds").isEqualTo(4);
  }

  @Test
  void oneAttemptThatMayHaveBeenAppliedIsEnoughForNotKnowing() {
    assertThat(failure(attempts.idempotent(() -> next(refused, unknown, refused), deadline())))
        .isSameAs(unknown);
    assertThat(made).isEqualTo(4);
  }

  private Instant deadline() {
    return attempts.deadline();
  }

  /** Fails as said, attempt after attempt, and from then on like the last. */
  private CompletionStage<String> next(@Nullable Throwable... failures) {
    Throwable failure = failures[Math.min(made++, failures.length - 1)];
    return failure == null
        ? CompletableFuture.completedFuture("done")
        : CompletableFuture.failedFuture(failure);
  }

  private static @Nullable Throwable failure(CompletionStage<?> stage) {
    CompletableFuture<?> future = stage.toCompletableFuture();
    assertThat(future).isDone();
    return future.handle((done, failure) -> failure == null ? null : Failures.unwrap(failure)).join();
  }
}
