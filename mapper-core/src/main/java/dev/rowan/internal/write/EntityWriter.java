package dev.rowan.internal.write;

import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** Writes rows of one entity and maintains their derived tables. Thread-safe. */
public interface EntityWriter {
  /**
   * Writes one row or the static columns of a partition, or deletes a row or a range.
   *
   * @param mutation of the declared table of the entity
   * @param timestamp microseconds since 1970 that order the write against others; empty for now
   * @return completes once the write has been applied. It fails with {@link
   *     dev.rowan.error.OutcomeUnknownException} if the write may have been applied, and with any
   *     other {@link dev.rowan.error.RowanException} if it was not applied and will not be; of a
   *     range, some rows may then be deleted
   */
  CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options);
}
