package dev.rowan.internal.write;

import dev.rowan.error.RowanException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Writes an entity whose derived tables this client maintains by plans. Thread-safe. */
final class ClientMaintainedWriter implements EntityWriter {
  private final Backend backend;
  private final EntityRows rows;
  private final PlannedWriter planned;
  private final RetryPolicy retries;
  private final @Nullable SerialWriter serial;

  /**
   * Creates the writer.
   *
   * @param serial writes rows under a condition on their version; null where the later writer wins
   */
  ClientMaintainedWriter(
      Backend backend,
      EntityRows rows,
      PlannedWriter planned,
      RetryPolicy retries,
      @Nullable SerialWriter serial) {
    this.backend = backend;
    this.rows = rows;
    this.planned = planned;
    this.retries = retries;
    this.serial = serial;
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    try {
      CallOptions strong =
          rows.tables().isVersioned()
              ? RowReader.atLeastMajority(options)
              : RowReader.majority(options);
      return mutation instanceof DeleteRange range
          ? new RangeDeletion(backend, rows.tables(), retries, this::row, range, timestamp, strong)
              .run()
          : row(mutation, timestamp, strong);
    } catch (RowanException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private CompletionStage<WriteOutcome> row(
      Mutation mutation, OptionalLong timestamp, CallOptions majority) {
    if (rows.isPlanned(mutation)) {
      if (serial != null) {
        return serial.write(mutation, timestamp, majority);
      }
      rows.require(mutation, timestamp);
    }
    return planned.write(List.of(new PlannedWriter.Part(rows, mutation)), timestamp, majority);
  }
}
