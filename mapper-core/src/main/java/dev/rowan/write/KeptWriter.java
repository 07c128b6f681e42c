package dev.rowan.write;

import dev.rowan.annotation.Maintain;
import dev.rowan.backend.Backend;
import dev.rowan.call.CallOptions;
import dev.rowan.error.RowanException;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.upkeep.EntityTables;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Writes an entity whose tables the mapper itself keeps in step. */
final class KeptWriter implements EntityWriter {
  private final Backend backend;
  private final EntityTables tables;
  private final RowWriter rows;
  private final EntityWriter statics;

  KeptWriter(
      Backend backend, EntityTables tables, int markerTtl, Stages stages, ChangeClock clock) {
    this.backend = backend;
    this.tables = tables;
    this.statics = new IsolatedWriter(backend);
    this.rows =
        tables.protocol() == Maintain.SERIAL
            ? new SerialWriter(backend, tables, markerTtl, stages, clock)
            : new StagedWriter(
                new EntityRows(backend, tables, markerTtl), new UnitWriter(backend, stages, clock));
  }

  @Override
  public CompletionStage<WriteOutcome> write(
      Mutation mutation, OptionalLong timestamp, CallOptions options) {
    try {
      CallOptions strong =
          tables.isVersioned() ? RowReader.atLeastMajority(options) : RowReader.majority(options);
      return written(mutation, timestamp, strong);
    } catch (RowanException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  private CompletionStage<WriteOutcome> written(
      Mutation mutation, OptionalLong timestamp, CallOptions majority) {
    if (mutation instanceof DeleteRange range) {
      return new RangeDeletion(backend, tables, rows, range, timestamp, majority).run();
    }
    if (mutation instanceof Upsert upsert && upsert.row().isStaticOnly(upsert.table())) {
      return statics.write(upsert, timestamp, majority);
    }
    return rows.writeRow(mutation, timestamp, majority);
  }
}
