package dev.rowan.copy;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** What goes before the write of a row because of copies, and what goes behind it. Thread-safe. */
public interface Companion {
  /** Returns whether a write is accompanied at all. */
  boolean accompanies(Mutation mutation);

  /**
   * Does what goes before a write.
   *
   * @param options at least a majority
   * @return completes with the write as it is to be made; with a failure if it must not be, and
   *     then nothing of it is left to do
   */
  CompletionStage<Begun> begin(Mutation mutation, CallOptions options);

  /** A write that was begun, and has to be ended once. */
  interface Begun {
    /** Returns what is to be written; null if nothing is. */
    @Nullable Mutation mutation();

    /**
     * Does what goes behind the write.
     *
     * @param outcome what became of it, or null
     * @param failure why it failed, or null
     * @return completes when the caller need not wait any longer; never fails
     */
    CompletionStage<Void> end(@Nullable WriteOutcome outcome, @Nullable Throwable failure);
  }
}
