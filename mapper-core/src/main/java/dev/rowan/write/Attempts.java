package dev.rowan.write;

import dev.rowan.async.Failures;
import dev.rowan.error.BackendUnavailable;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.async.Loop;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes a request again where it failed and doing so is safe, until a deadline. Thread-safe. */
public final class Attempts {
  /** How long after its start a change may still send requests. */
  static final Duration LONGEST = Duration.ofSeconds(30);

  private static final long FIRST_PAUSE_MILLIS = 20;
  private static final long LONGEST_PAUSE_MILLIS = 1_000;

  private final InstantSource source;
  private final Pause pause;

  /** How to wait before another attempt. */
  @FunctionalInterface
  interface Pause {
    /** Completes when it is time for another attempt. */
    CompletionStage<Void> before(int attempt);
  }

  Attempts(InstantSource source, Pause pause) {
    this.source = source;
    this.pause = pause;
  }

  /** Returns attempts by the time of day, with longer pauses after each. */
  public static Attempts ofSystem() {
    return new Attempts(InstantSource.system(), Attempts::jittered);
  }

  /** Returns the moment up to which a change that starts now may send requests. */
  public Instant deadline() {
    return source.instant().plus(LONGEST);
  }

  /** Returns whether no request may be sent any more. */
  boolean isPast(Instant deadline) {
    return !source.instant().isBefore(deadline);
  }

  /** Completes when it is time for another attempt. */
  public CompletionStage<Void> pause(int attempt) {
    return pause.before(attempt);
  }

  /** Makes a request whose repetition is the same as one, whatever became of the first. */
  public <T> CompletionStage<T> idempotent(Supplier<CompletionStage<T>> request, Instant deadline) {
    return until(request, deadline, BackendUnavailable.class::isInstance);
  }

  /** Makes a request again only where it certainly was not applied. */
  public <T> CompletionStage<T> once(Supplier<CompletionStage<T>> request, Instant deadline) {
    return until(
        request,
        deadline,
        failure -> failure instanceof BackendUnavailable && !(failure instanceof OutcomeUnknown));
  }

  private <T> CompletionStage<T> until(
      Supplier<CompletionStage<T>> request, Instant deadline, Predicate<Throwable> again) {
    try {
      return request
          .get()
          .exceptionallyCompose(failure -> new Repeated<>(request, deadline, again).after(failure));
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** One request that has failed once, made again until it succeeds or has to be given up. */
  private final class Repeated<T> {
    private final Supplier<CompletionStage<T>> request;
    private final Instant deadline;
    private final Predicate<Throwable> again;
    private int made = 1;
    private @Nullable CompletableFuture<T> last;
    private @Nullable OutcomeUnknown unknown;

    Repeated(Supplier<CompletionStage<T>> request, Instant deadline, Predicate<Throwable> again) {
      this.request = request;
      this.deadline = deadline;
      this.again = again;
    }

    CompletionStage<T> after(Throwable failure) {
      return isLast(failure)
          ? result()
          : Loop.until(() -> pause.before(made).thenCompose(paused -> attempt()))
              .thenCompose(end -> result());
    }

    private CompletionStage<Boolean> attempt() {
      made++;
      return request.get().handle(this::taken);
    }

    private boolean taken(T answer, @Nullable Throwable failure) {
      if (failure == null) {
        last = CompletableFuture.completedFuture(answer);
        return true;
      }
      return isLast(failure);
    }

    private boolean isLast(Throwable failure) {
      Throwable bare = Failures.unwrap(failure);
      if (bare instanceof OutcomeUnknown outcome) {
        unknown = outcome;
      }
      boolean end = !again.test(bare) || isPast(deadline);
      if (end) {
        // one attempt that may have been applied is enough for not knowing
        last =
            CompletableFuture.failedFuture(
                unknown != null && bare instanceof BackendUnavailable ? unknown : bare);
      }
      return end;
    }

    private CompletionStage<T> result() {
      return last == null ? CompletableFuture.failedFuture(new IllegalStateException()) : last;
    }
  }

  private static CompletionStage<Void> jittered(int attempt) {
    long most = Math.min(LONGEST_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(attempt, 10));
    long millis = ThreadLocalRandom.current().nextLong(most / 2, most + 1);
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
  }
}
