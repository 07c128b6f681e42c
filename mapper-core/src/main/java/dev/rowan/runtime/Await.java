package dev.rowan.runtime;

import dev.rowan.async.Failures;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RowanException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The one place that waits for a stage. Thread-safe. */
final class Await {
  /** As long as can be waited: 292 years. */
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private final Duration limit;

  Await(Duration limit) {
    this.limit = limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
  }

  /**
   * Returns what a stage completes with that may write.
   *
   * @throws dev.rowan.error.RowanException as the stage completes; an {@link OutcomeUnknown} if it
   *     does not in time, or if the thread is interrupted, whose mark then stays set
   */
  <T> T result(CompletionStage<T> stage) {
    return result(stage, OutcomeUnknown::new);
  }

  /**
   * Returns what a stage completes with that writes nothing.
   *
   * @throws dev.rowan.error.RowanException as the stage completes; a {@link BackendUnavailable},
   *     which is no {@link OutcomeUnknown}, if it does not in time, or if the thread is
   *     interrupted, whose mark then stays set
   */
  <T> T read(CompletionStage<T> stage) {
    return result(stage, BackendUnavailable::new);
  }

  /** How it fails that nobody waits any longer. */
  private interface GivingUp {
    RowanException failure(ErrorCode code, Map<String, String> context, Throwable cause);
  }

  private <T> T result(CompletionStage<T> stage, GivingUp givingUp) {
    try {
      return stage.toCompletableFuture().get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw unwrap(e);
    } catch (TimeoutException e) {
      throw givingUp.failure(ErrorCode.TIMED_OUT, Map.of("limit", limit.toString()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw givingUp.failure(ErrorCode.INTERRUPTED, Map.of(), e);
    }
  }

  private static RuntimeException unwrap(ExecutionException e) {
    Throwable failure = e.getCause();
    Throwable cause = Failures.unwrap(failure == null ? e : failure);
    if (cause instanceof Error error) {
      throw error;
    }
    return Failures.unchecked(cause);
  }
}
