package dev.rowan.storage.differential;

import dev.rowan.dao.AppliedBatch;
import dev.rowan.dao.ReadOptions;
import dev.rowan.dao.Write;
import dev.rowan.internal.batch.BatchEntity;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Session;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.RowMapping;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;

/**
 * Executes batches with conditions as {@code Rowan.commitIf} does, and returns the rows that
 * prevented them. Used by one thread.
 */
final class CommittedBatches {
  private final Session session;
  private final BatchEntity entity;

  /** Defines the table in the backend. */
  CommittedBatches(Backend backend, TableSchema table) {
    EntityMapping<Row> mapping = new RowMapping(table);
    this.session =
        new Session(
            backend, Duration.ofSeconds(60), new byte[] {1}, ReadOptions.NONE, CallOptions.NONE);
    session.context(mapping);
    this.entity =
        session
            .batches()
            .entity(mapping, EntityTables.of(mapping, false), List.of(), null, row -> row);
  }

  /**
   * Returns whether a batch has several writes, and a condition. Without static columns, so that
   * the answer has the rows of all writes with a condition; Cassandra's may lack static columns.
   */
  static boolean suits(MutationSet batch) {
    return batch.changes().size() > 1
        && !batch.changes().get(0).mutation().table().hasStatics()
        && batch.changes().stream().anyMatch(change -> isConditional(change.mutation()));
  }

  static boolean isConditional(Mutation mutation) {
    return mutation.condition() != Condition.NONE;
  }

  /**
   * Executes a batch. A range of rows precedes the writes of rows, as {@code commitIf} requires.
   */
  CompletionStage<AppliedBatch<Row>> commit(MutationSet batch) {
    List<Write> writes =
        batch.changes().stream()
            .map(Change::mutation)
            .sorted((a, b) -> Boolean.compare(b instanceof DeleteRange, a instanceof DeleteRange))
            .map(mutation -> entity.write(mutation, OptionalLong.empty(), CallOptions.NONE, null))
            .toList();
    return session.batches().commitIf(Row.class, writes);
  }
}
