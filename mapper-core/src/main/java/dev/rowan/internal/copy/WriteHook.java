package dev.rowan.internal.copy;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * What copies, row limits and large values require before and after the write of a row.
 * Thread-safe.
 */
public interface WriteHook {
  /** Returns whether the hook has anything to do for a mutation. */
  boolean appliesTo(Mutation mutation);

  /**
   * Runs before the write.
   *
   * @param options at least a majority
   * @return completes with the write to execute; fails if it must not be executed, and then has
   *     left nothing to clean up
   */
  CompletionStage<Begun> begin(Mutation mutation, CallOptions options);

  /** A write that a hook has begun. It is ended exactly once. */
  interface Begun {
    /** Returns what to write; null if nothing changes. */
    @Nullable Mutation mutation();

    /**
     * Runs after the write.
     *
     * @param outcome the outcome of the write, or null if it failed
     * @param failure why the write failed, or null
     * @return completes when the caller has to wait no longer; never fails
     */
    CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure);
  }
}
