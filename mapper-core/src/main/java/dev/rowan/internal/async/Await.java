package dev.rowan.internal.async;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.error.RowanException;
import dev.rowan.spi.async.Failures;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for stages, each for at most the time limit of the session. Thread-safe. */
public final class Await {
  /** The longest limit in nanoseconds: 292 years. */
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private final Duration limit;

  /** Waits at most this long; 292 years if the limit is longer. */
  public Await(Duration limit) {
    this.limit = limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
  }

  /**
   * Returns the result of a stage that may write.
   *
   * @throws dev.rowan.error.RowanException if the stage fails with it; an {@link
   *     OutcomeUnknownException} if the limit expires or the thread is interrupted. The interrupt
   *     flag of the thread stays set
   */
  public <T> T result(CompletionStage<T> stage) {
    return result(stage, OutcomeUnknownException::new);
  }

  /**
   * Returns the result of a stage that writes nothing.
   *
   * @throws dev.rowan.error.RowanException if the stage fails with it; a {@link
   *     BackendUnavailableException}, never an {@link OutcomeUnknownException}, if the limit
   *     expires or the thread is interrupted. The interrupt flag of the thread stays set
   */
  public <T> T read(CompletionStage<T> stage) {
    return result(stage, BackendUnavailableException::new);
  }

  /** Makes the exception of a wait that ends before its stage. */
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

  /** Returns the failure with the frames of the caller, who waits in this thread. */
  private static RuntimeException unwrap(ExecutionException e) {
    Throwable failure = e.getCause();
    Throwable cause = Failures.unwrap(failure == null ? e : failure);
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RowanException failed
        ? failed.inCallingThread()
        : Failures.unchecked(cause);
  }
}
