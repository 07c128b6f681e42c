package dev.rowan.write;

import dev.rowan.call.CallOptions;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.WriteOutcome;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/** Writes rows where the later of two writers wins: each as a unit of its own. */
final class StagedWriter implements RowWriter {
  private final EntityRows rows;
  private final UnitWriter units;

  StagedWriter(EntityRows rows, UnitWriter units) {
    this.rows = rows;
    this.units = units;
  }

  @Override
  public CompletionStage<WriteOutcome> writeRow(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    rows.require(mutation, timestamp);
    return units.write(List.of(new UnitWriter.Part(rows, mutation)), timestamp, options);
  }
}
