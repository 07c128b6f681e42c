package dev.rowan.internal.async;

import dev.rowan.spi.async.Failures;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Repeats an asynchronous step. */
public final class Loop {
  private Loop() {}

  /**
   * Runs the step again and again, one run after another, until a run completes with true. Returns
   * a stage that completes then, or fails as the first run that fails. Steps that complete at once
   * do not grow the stack.
   */
  public static CompletionStage<Void> until(Supplier<CompletionStage<Boolean>> step) {
    CompletableFuture<Void> end = new CompletableFuture<>();
    run(step, end);
    return end;
  }

  private static void run(Supplier<CompletionStage<Boolean>> step, CompletableFuture<Void> end) {
    try {
      CompletableFuture<Boolean> taken = step.get().toCompletableFuture();
      while (taken.isDone()) {
        if (taken.join()) {
          end.complete(null);
          return;
        }
        taken = step.get().toCompletableFuture();
      }
      var unused = taken.whenComplete((last, failure) -> goOn(last, failure, step, end));
    } catch (RuntimeException e) {
      end.completeExceptionally(Failures.unwrap(e));
    }
  }

  private static void goOn(
      Boolean last,
      Throwable failure,
      Supplier<CompletionStage<Boolean>> step,
      CompletableFuture<Void> end) {
    if (failure != null) {
      end.completeExceptionally(Failures.unwrap(failure));
    } else if (last) {
      end.complete(null);
    } else {
      run(step, end);
    }
  }
}
