package dev.rowan.internal.observe;

import dev.rowan.error.RowanException;
import dev.rowan.observe.CallListener;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.call.CallCounters;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A DAO method whose calls are observed. Thread-safe. */
public final class ObservedMethod {
  private final DaoMethod method;
  private final List<SafeListener<CallListener>> listeners;
  private final @Nullable RequestGuard guard;

  ObservedMethod(
      DaoMethod method, List<SafeListener<CallListener>> listeners, @Nullable RequestGuard guard) {
    this.method = method;
    this.listeners = listeners;
    this.guard = guard;
  }

  /** Returns whether a listener observes the calls, not only the comparison with the plan. */
  public boolean hasListeners() {
    return !listeners.isEmpty();
  }

  /**
   * Makes a call.
   *
   * @param body sends the requests of the call with these counters
   * @return the result of the body; it completes after the listeners were notified
   */
  public <T> CompletionStage<T> call(Function<CallCounters, CompletionStage<T>> body) {
    return call(body, false);
  }

  /** Makes the call that reads a further page of a stream; see {@link CallListener}. */
  public <T> CompletionStage<T> furtherPage(Function<CallCounters, CompletionStage<T>> body) {
    return call(body, true);
  }

  private <T> CompletionStage<T> call(
      Function<CallCounters, CompletionStage<T>> body, boolean isFurtherPage) {
    Call call = new Call(isFurtherPage);
    CompletionStage<T> result;
    try {
      result = body.apply(call.counters);
    } catch (Throwable e) {
      call.ended(e);
      throw e;
    }
    return result.whenComplete((value, failure) -> call.ended(failure));
  }

  /** Reports a call that ends before its first request, as an argument is refused. */
  public void refused(Throwable failure) {
    new Call(false).ended(failure);
  }

  /** One call, from its start to its end. */
  private final class Call {
    private final CallCounters counters = new CallCounters();
    private final CallListener.@Nullable CallEnd[] ends =
        new CallListener.@Nullable CallEnd[listeners.size()];
    private final boolean isFurtherPage;
    private final long start;

    Call(boolean isFurtherPage) {
      this.isFurtherPage = isFurtherPage;
      for (int i = 0; i < ends.length; i++) {
        ends[i] = listeners.get(i).started(method, each -> each.started(method));
      }
      this.start = hasListeners() ? System.nanoTime() : 0;
    }

    void ended(@Nullable Throwable failure) {
      CallCounters.Numbers numbers = counters.numbers();
      if (guard != null) {
        guard.ended(method, numbers);
      }
      if (hasListeners()) {
        notifyListeners(failure, numbers);
      }
    }

    private void notifyListeners(@Nullable Throwable failure, CallCounters.Numbers numbers) {
      Duration duration = Duration.ofNanos(System.nanoTime() - start);
      CallResult result =
          new CallResult(
              duration,
              failure == null ? null : code(Failures.unwrap(failure)),
              numbers.requests(),
              numbers.rowsRead(),
              numbers.rowsWritten(),
              numbers.retries(),
              numbers.staleEntries(),
              numbers.repairs(),
              isFurtherPage);
      for (int i = ends.length - 1; i >= 0; i--) {
        CallListener.CallEnd end = ends[i];
        if (end != null) {
          listeners.get(i).ended(method, () -> end.ended(result));
        }
      }
    }
  }

  /** Returns the code of a failure, or the simple name of its class. */
  static String code(Throwable failure) {
    return failure instanceof RowanException known
        ? known.code().code()
        : failure.getClass().getSimpleName();
  }
}
