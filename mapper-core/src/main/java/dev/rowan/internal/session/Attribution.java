package dev.rowan.internal.session;

import dev.rowan.error.RowanException;
import dev.rowan.spi.async.Failures;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Names the method of a DAO in the failures of its calls. Thread-safe. */
public final class Attribution {
  private static final String METHOD = "method";

  private Attribution() {}

  /**
   * Returns the result of a call, whose failures name the method: those of the stage and those that
   * the call throws.
   *
   * @param method such as {@code Items.save}; null if no method is known
   */
  public static <T> CompletionStage<T> stage(
      @Nullable String method, Supplier<CompletionStage<T>> call) {
    return stage(method, value(method, call));
  }

  /** Returns the result of a stage whose failures name the method. */
  public static <T> CompletionStage<T> stage(@Nullable String method, CompletionStage<T> stage) {
    boolean succeeded =
        stage instanceof CompletableFuture<T> future
            && future.isDone()
            && !future.isCompletedExceptionally();
    return method == null || succeeded
        ? stage
        : stage.exceptionallyCompose(
            failure -> CompletableFuture.failedFuture(named(method, Failures.unwrap(failure))));
  }

  /** Returns the value of a call, whose exceptions name the method. */
  public static <T> T value(@Nullable String method, Supplier<T> call) {
    try {
      return call.get();
    } catch (RowanException e) {
      throw of(method, e);
    }
  }

  /** Returns a failure that names the method. */
  public static RowanException of(@Nullable String method, RowanException failure) {
    return method == null ? failure : failure.with(METHOD, method);
  }

  /** Returns the failure, which names the method if it is one of Rowan's exceptions. */
  static Throwable named(@Nullable String method, Throwable failure) {
    return failure instanceof RowanException known ? of(method, known) : failure;
  }
}
