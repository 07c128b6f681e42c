package dev.rowan.write;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** Writes or deletes one row by a protocol, with what follows from it. */
interface RowWriter {
  /**
   * Writes or deletes a row.
   *
   * @param mutation an upsert of a whole key, or the delete of a row
   */
  CompletionStage<WriteOutcome> writeRow(
      Mutation mutation, OptionalLong timestamp, CallOptions options);
}
