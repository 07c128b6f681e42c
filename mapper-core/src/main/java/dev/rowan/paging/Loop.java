package dev.rowan.paging;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;

/** Repeats a step whose end may come later. */
public final class Loop {
  private Loop() {}

  /**
   * Takes steps, one after another, until one completes with true. Steps that are done at once do
   * not grow the stack.
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
      end.completeExceptionally(cause(e));
    }
  }

  private static void goOn(
      Boolean last,
      Throwable failure,
      Supplier<CompletionStage<Boolean>> step,
      CompletableFuture<Void> end) {
    if (failure != null) {
      end.completeExceptionally(cause(failure));
    } else if (last) {
      end.complete(null);
    } else {
      run(step, end);
    }
  }

  private static Throwable cause(Throwable failure) {
    Throwable cause = failure.getCause();
    return failure instanceof CompletionException && cause != null ? cause : failure;
  }
}
