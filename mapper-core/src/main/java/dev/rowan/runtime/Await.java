package dev.rowan.runtime;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionException;
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
   * Returns what the stage completes with.
   *
   * @throws dev.rowan.error.RowanException as the stage completes, or if it does not in time, or if
   *     the thread is interrupted, whose mark then stays set
   */
  <T> T result(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (ExecutionException e) {
      throw unwrap(e);
    } catch (TimeoutException e) {
      throw new OutcomeUnknown(ErrorCode.TIMED_OUT, Map.of("limit", limit.toString()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new OutcomeUnknown(ErrorCode.INTERRUPTED, Map.of(), e);
    }
  }

  private static RuntimeException unwrap(ExecutionException e) {
    Throwable cause = e.getCause();
    while (cause instanceof CompletionException && cause.getCause() != null) {
      cause = cause.getCause();
    }
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException failure ? failure : new CompletionException(cause);
  }
}
