package dev.rowan.internal.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ListType;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RetryPolicyTest {
  private static final TableSchema TABLE =
      TableSchema.named("note")
          .partitionKey("id", ScalarType.INT)
          .column("lines", new ListType(ScalarType.TEXT, false))
          .build();
  private static final Row KEY = Row.of(1, Row.UNSET);

  private final BackendUnavailableException refused =
      new BackendUnavailableException(ErrorCode.CLUSTER_UNAVAILABLE, Map.of(), null);
  private final OutcomeUnknownException unknown =
      new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, Map.of(), null);
  private final RejectedInputException rejected =
      new RejectedInputException(ErrorCode.VALUE_REJECTED, Map.of(), null);

  private final List<Integer> pauses = new ArrayList<>();
  private long now = Long.MAX_VALUE - 5; // a monotonic clock may overflow
  private int made;

  private Duration pause = Duration.ofMillis(100);

  private final RetryPolicy attempts =
      RetryPolicy.with(
          () -> now,
          Duration.ofMinutes(1),
          attempt -> {
            pauses.add(attempt);
            now += pause.toNanos();
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
  void eachRetryIsCountedForTheCall() {
    CallCounters counters = new CallCounters();
    assertThat(
            failure(attempts.idempotent(() -> next(refused, unknown, null), deadline(), counters)))
        .isNull();
    assertThat(failure(attempts.idempotent(() -> next(rejected), deadline(), counters)))
        .isSameAs(rejected);
    assertThat(counters.numbers().retries()).isEqualTo(2);
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
    pause = Duration.ofSeconds(10);
    assertThat(failure(attempts.idempotent(() -> next(unknown), deadline()))).isSameAs(unknown);
    assertThat(made).as("at 0, 10 and 20 seconds").isEqualTo(3);
  }

  @Test
  void aStoreThatAcceptsNoRequestIsUnavailableAfterHalfASecond() {
    assertThat(failure(attempts.idempotent(() -> next(refused), deadline()))).isSameAs(refused);
    assertThat(made).as("at 0, 100, 200, 300 and 400 milliseconds").isEqualTo(5);
  }

  @Test
  void theHalfSecondBeginsAgainAfterAnAnswerThatTheStoreReceivedTheRequest() {
    assertThat(
            failure(
                attempts.idempotent(
                    () -> next(refused, refused, refused, refused, unknown, refused), deadline())))
        .isSameAs(unknown);
    assertThat(made).isEqualTo(10);
  }

  @Test
  void oneAttemptThatMayHaveBeenAppliedIsEnoughForNotKnowing() {
    assertThat(failure(attempts.idempotent(() -> next(refused, unknown, refused), deadline())))
        .isSameAs(unknown);
    assertThat(made).as("refused for half a second after the unknown attempt").isEqualTo(7);
  }

  @Test
  void theTimeoutOfTheCallIsTheDeadline() {
    Deadline early = attempts.deadline(CallOptions.NONE.withTimeout(Duration.ofSeconds(15)));
    pause = Duration.ofSeconds(10);
    assertThat(failure(attempts.idempotent(() -> next(unknown), early))).isSameAs(unknown);
    assertThat(made).as("at 0 and 10 seconds").isEqualTo(2);
  }

  @Test
  void aCallHasOneDeadline() {
    CallOptions started = attempts.started(CallOptions.NONE);
    now += Duration.ofSeconds(10).toNanos();
    assertThat(attempts.started(started)).isSameAs(started);
    assertThat(attempts.deadline(started).nanosLeft()).isEqualTo(Duration.ofSeconds(20).toNanos());
  }

  @Test
  void noTimeoutIsLongerThanRepairsRelyOn() {
    Deadline late = attempts.deadline(CallOptions.NONE.withTimeout(Duration.ofMinutes(5)));
    assertThat(late.nanosLeft()).isEqualTo(Duration.ofSeconds(30).toNanos());
    assertThat(attempts.deadline(CallOptions.NONE).nanosLeft()).isEqualTo(late.nanosLeft());
  }

  @Test
  void aSetWithoutTimestampOrWithAConditionIsNotIdempotent() {
    Upsert write = Upsert.insert(TABLE, Row.of(1, List.of("a")));
    assertThat(RetryPolicy.isIdempotent(set(OptionalLong.of(1), Upsert.insert(TABLE, KEY))))
        .isTrue();
    assertThat(RetryPolicy.isIdempotent(set(OptionalLong.empty(), Upsert.insert(TABLE, KEY))))
        .isFalse();
    assertThat(
            RetryPolicy.isIdempotent(
                set(OptionalLong.of(1), Upsert.insert(TABLE, KEY).when(Condition.IF_EXISTS))))
        .isFalse();
    assertThat(RetryPolicy.isIdempotent(set(OptionalLong.of(1), write)))
        .as("the elements of a list get new keys each time")
        .isFalse();
  }

  private static MutationSet set(OptionalLong timestamp, Upsert write) {
    return new MutationSet(List.of(Change.of(write)), timestamp);
  }

  private Deadline deadline() {
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
    return future
        .handle((done, failure) -> failure == null ? null : Failures.unwrap(failure))
        .join();
  }
}
