package dev.rowan.internal.write;

import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.async.Loop;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.call.Deadline;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.ColumnType;
import dev.rowan.spi.value.CellEdit;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether and when a failed request is sent again, and until when: within the timeout of
 * the call. Time comes from a monotonic clock, so that a change of the time of day neither shortens
 * nor extends a call. Thread-safe.
 */
public final class RetryPolicy {
  /**
   * The longest time for which a call retries, whatever its timeout. Repairs rely on it: they treat
   * a change as finished once it is older than twice this time.
   */
  static final Duration MAX_DURATION = Duration.ofSeconds(30);

  /**
   * How long a request is sent again that was certainly not applied, because no node accepts it or
   * too few replicas are up. That bridges the restart of a connection. The caller of an unavailable
   * store has the answer in less than a second.
   */
  private static final Duration UNAVAILABLE = Duration.ofMillis(500);

  private static final long FIRST_PAUSE_MILLIS = 20;
  private static final long MAX_PAUSE_MILLIS = 1_000;

  private final LongSupplier nanoTime;
  private final Duration longest;
  private final IntToLongFunction backoff;
  private final Pause pause;

  /** Waits before an attempt. */
  @FunctionalInterface
  private interface Pause {
    CompletionStage<Void> before(int attempt, long nanos);
  }

  private RetryPolicy(
      LongSupplier nanoTime, Duration timeout, IntToLongFunction backoff, Pause pause) {
    this.nanoTime = nanoTime;
    this.longest = timeout.compareTo(MAX_DURATION) < 0 ? timeout : MAX_DURATION;
    this.backoff = backoff;
    this.pause = pause;
  }

  /**
   * Returns the policy of the clock of this machine, with pauses that become longer with each
   * attempt.
   *
   * @param timeout of calls whose options have none
   */
  static RetryPolicy ofSystem(Duration timeout) {
    return new RetryPolicy(
        System::nanoTime, timeout, RetryPolicy::jittered, (attempt, nanos) -> after(nanos));
  }

  /**
   * Returns a policy with another clock and other pauses, as tests need it.
   *
   * @param nanoTime nanoseconds since an arbitrary origin; never decreasing
   * @param timeout of calls whose options have none
   * @param pause completes when it is time for the attempt after this many
   */
  static RetryPolicy with(
      LongSupplier nanoTime, Duration timeout, IntFunction<CompletionStage<Void>> pause) {
    return new RetryPolicy(
        nanoTime, timeout, attempt -> 0, (attempt, nanos) -> pause.apply(attempt));
  }

  /**
   * Returns the deadline of a call: the one in its options. A call without one starts now, and ends
   * after the timeout of its options or that of the session, whichever is shorter, at most after 30
   * seconds.
   */
  public Deadline deadline(CallOptions options) {
    Deadline started = options.deadline();
    if (started != null) {
      return started;
    }
    Duration timeout = options.timeout();
    return Deadline.after(
        timeout != null && timeout.compareTo(longest) < 0 ? timeout : longest, nanoTime);
  }

  /** Returns the options of a call with its deadline. */
  public CallOptions started(CallOptions options) {
    return options.withDeadline(deadline(options));
  }

  /** Returns the deadline of work that starts now and that no caller waits for: in 30 seconds. */
  public Deadline deadline() {
    return Deadline.after(MAX_DURATION, nanoTime);
  }

  /** Returns a stage that completes when it is time for the attempt after this many. */
  public CompletionStage<Void> pause(int attempt) {
    return pause.before(attempt, backoff.applyAsLong(attempt));
  }

  /**
   * Returns a stage that completes when it is time for the attempt after this many, at the latest
   * at the deadline.
   */
  CompletionStage<Void> pause(int attempt, Deadline deadline) {
    return pause.before(
        attempt, Math.max(0, Math.min(backoff.applyAsLong(attempt), deadline.nanosLeft())));
  }

  /**
   * Returns whether a request that failed may be sent again. This is the only rule:
   *
   * <ul>
   *   <li>A failure other than {@link BackendUnavailableException} is final: the backend answered,
   *       and would answer the same again.
   *   <li>After {@link OutcomeUnknownException} the request may have been applied. Only an
   *       idempotent request is sent again.
   *   <li>After any other {@link BackendUnavailableException} the request was certainly not
   *       applied. Every request is sent again, for half a second after its first failure.
   * </ul>
   *
   * <p>A read is idempotent. For a write see {@link #isIdempotent}.
   */
  static boolean mayRetry(Throwable failure, boolean idempotent) {
    return failure instanceof BackendUnavailableException
        && (idempotent || !(failure instanceof OutcomeUnknownException));
  }

  /**
   * Returns whether applying a mutation set twice has the same effect as once: it has a timestamp,
   * no condition, and no value that the store adds to what is there. A list of cells is such a
   * value: its elements get new keys each time, and would be stored twice.
   */
  static boolean isIdempotent(MutationSet set) {
    if (set.timestamp().isEmpty()) {
      return false;
    }
    for (Change change : set.changes()) {
      if (change.mutation().condition() != Condition.NONE
          || (change.mutation() instanceof Upsert upsert && adds(upsert))) {
        return false;
      }
    }
    return true;
  }

  private static boolean adds(Upsert upsert) {
    for (int i = 0; i < upsert.row().size(); i++) {
      Object value = upsert.row().get(i);
      ColumnType type = upsert.table().column(i).type();
      if (value instanceof CellEdit.Append
          || value instanceof CellEdit.Prepend
          || value instanceof CellEdit.SetAt
          || value instanceof CellEdit.Increment
          || (type.isMultiCell() && value instanceof List<?>)) {
        return true;
      }
    }
    return false;
  }

  /** Sends a request that is idempotent, again after each failure that allows it. */
  public <T> CompletionStage<T> idempotent(
      Supplier<CompletionStage<T>> request, Deadline deadline) {
    return idempotent(request, deadline, null);
  }

  /**
   * Sends a request of a call that is idempotent, again after each failure that allows it.
   *
   * @param counters count the retries; null for none
   */
  public <T> CompletionStage<T> idempotent(
      Supplier<CompletionStage<T>> request, Deadline deadline, @Nullable CallCounters counters) {
    return send(request, deadline, true, counters);
  }

  /** Sends a request that is not idempotent, again only if it was certainly not applied. */
  public <T> CompletionStage<T> once(Supplier<CompletionStage<T>> request, Deadline deadline) {
    return send(request, deadline, false, null);
  }

  /** Sends a request, again after each failure that allows it, until the deadline. */
  <T> CompletionStage<T> send(
      Supplier<CompletionStage<T>> request,
      Deadline deadline,
      boolean idempotent,
      @Nullable CallCounters counters) {
    try {
      return request
          .get()
          .exceptionallyCompose(
              failure -> new Retried<>(request, deadline, idempotent, counters).after(failure));
    } catch (RuntimeException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** A request that has failed once, sent again until it succeeds or must not be repeated. */
  private final class Retried<T> {
    private final Supplier<CompletionStage<T>> request;
    private final Deadline deadline;
    private final boolean idempotent;
    private final @Nullable CallCounters counters;
    private int attempts = 1;
    private CompletionStage<T> last;
    private @Nullable OutcomeUnknownException unknown;
    private @Nullable Deadline refusedUntil;

    Retried(
        Supplier<CompletionStage<T>> request,
        Deadline deadline,
        boolean idempotent,
        @Nullable CallCounters counters) {
      this.request = request;
      this.deadline = deadline;
      this.idempotent = idempotent;
      this.counters = counters;
      this.last = CompletableFuture.failedFuture(new IllegalStateException("nothing was sent"));
    }

    CompletionStage<T> after(Throwable failure) {
      return isFinal(failure) ? last : Loop.until(this::step).thenCompose(end -> last);
    }

    /** Waits and sends the request, if there is time for both. Completes with whether to end. */
    private CompletionStage<Boolean> step() {
      long nanos = backoff.applyAsLong(attempts);
      return nanos >= nanosLeft()
          ? CompletableFuture.completedFuture(true)
          : pause.before(attempts, nanos).thenCompose(paused -> attempt());
    }

    private CompletionStage<Boolean> attempt() {
      if (nanosLeft() <= 0) {
        return CompletableFuture.completedFuture(true);
      }
      attempts++;
      if (counters != null) {
        counters.retry();
      }
      return request.get().handle(this::ended);
    }

    private boolean ended(T answer, @Nullable Throwable failure) {
      if (failure == null) {
        last = CompletableFuture.completedFuture(answer);
        return true;
      }
      return isFinal(failure);
    }

    private boolean isFinal(Throwable failure) {
      Throwable bare = Failures.unwrap(failure);
      if (bare instanceof OutcomeUnknownException outcome) {
        unknown = outcome;
      }
      // one attempt that may have been applied makes the outcome of all unknown
      last =
          CompletableFuture.failedFuture(
              unknown != null && bare instanceof BackendUnavailableException ? unknown : bare);
      if (bare instanceof OutcomeUnknownException) {
        refusedUntil = null; // the store has received the request
      } else if (refusedUntil == null) {
        refusedUntil = Deadline.after(UNAVAILABLE, nanoTime);
      }
      return !mayRetry(bare, idempotent) || nanosLeft() <= 0;
    }

    /** Returns the time for further attempts. */
    private long nanosLeft() {
      return refusedUntil == null
          ? deadline.nanosLeft()
          : Math.min(deadline.nanosLeft(), refusedUntil.nanosLeft());
    }
  }

  private static long jittered(int attempt) {
    long most = Math.min(MAX_PAUSE_MILLIS, FIRST_PAUSE_MILLIS << Math.min(attempt, 10));
    return TimeUnit.MILLISECONDS.toNanos(ThreadLocalRandom.current().nextLong(most / 2, most + 1));
  }

  private static CompletionStage<Void> after(long nanos) {
    return CompletableFuture.runAsync(
        () -> {}, CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS));
  }
}
