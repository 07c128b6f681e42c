package dev.rowan.write;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** Writes rows of one entity, each with what follows from it. Thread-safe. */
public interface EntityWriter {
  /**
   * Writes one row, the static columns of a partition, or deletes a row or a range.
   *
   * @param mutation of the entity's own table, as declared
   * @param timestamp microseconds since 1970 that order the write against others; empty for now
   * @return completes once the write has happened; with {@link dev.rowan.error.OutcomeUnknown} if
   *     it may have; with any other {@link dev.rowan.error.RowanException} if it has not and will
   *     not, except that of a range some rows may be gone
   */
  CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options);
}
