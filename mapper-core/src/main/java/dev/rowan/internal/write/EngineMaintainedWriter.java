package dev.rowan.internal.write;

import dev.rowan.internal.index.IndexMaintainer;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.DerivedTable;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** Writes an entity whose derived tables the engine maintains, or that has none. Thread-safe. */
final class EngineMaintainedWriter implements EntityWriter {
  private final EntityRows rows;
  private final PlanExecutor executor;
  private final List<DerivedTable> unique;

  EngineMaintainedWriter(EntityRows rows, PlanExecutor executor) {
    this.rows = rows;
    this.executor = executor;
    this.unique = rows.tables().unique();
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    CompletionStage<WriteOutcome> written =
        rows.counted(mutation, executor.send(rows.direct(mutation, timestamp, options)));
    return unique.isEmpty()
        ? written
        : written.thenApply(
            outcome -> {
              IndexMaintainer.requireUnique(unique, outcome);
              return outcome;
            });
  }
}
