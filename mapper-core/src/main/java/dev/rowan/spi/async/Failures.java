package dev.rowan.spi.async;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;

/** Reads the failures of completion stages. Thread-safe. */
public final class Failures {
  private Failures() {}

  /**
   * Returns the failure that a stage was completed with, without the {@link CompletionException}s
   * and {@link ExecutionException}s that dependent stages and futures wrap around it. Returns a
   * wrapper without a cause itself.
   */
  public static Throwable unwrap(Throwable failure) {
    Throwable bare = failure;
    while (bare instanceof CompletionException || bare instanceof ExecutionException) {
      Throwable cause = bare.getCause();
      if (cause == null) {
        return bare;
      }
      bare = cause;
    }
    return bare;
  }

  /**
   * Returns the unwrapped failure of a request before the one that decides about a change: no
   * {@link OutcomeUnknownException}, because the change has not happened.
   */
  public static Throwable beforeTheChange(Throwable failure) {
    Throwable bare = unwrap(failure);
    return bare instanceof OutcomeUnknownException unknown
        ? unknown.beforeAnythingWasWritten()
        : bare;
  }

  /**
   * Returns the failure of a change of which a part has happened: an {@link
   * OutcomeUnknownException} with the unwrapped failure as its cause, or the failure itself if it
   * is an {@link Error}.
   *
   * @param done what has happened, by names
   */
  public static Throwable ofPartialChange(Throwable failure, Map<String, String> done) {
    Throwable bare = unwrap(failure);
    return bare instanceof Error
        ? bare
        : new OutcomeUnknownException(ErrorCode.OUTCOME_UNKNOWN, done, bare);
  }

  /**
   * Returns the unwrapped failure as an exception that can be thrown. Wraps a checked exception or
   * an {@link Error} in a {@link CompletionException}.
   */
  public static RuntimeException unchecked(Throwable failure) {
    Throwable bare = unwrap(failure);
    return bare instanceof RuntimeException known ? known : new CompletionException(bare);
  }
}
