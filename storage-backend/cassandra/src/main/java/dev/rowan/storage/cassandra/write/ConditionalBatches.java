package dev.rowan.storage.cassandra.write;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchType;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.DriverErrors;
import dev.rowan.storage.cassandra.session.RequestKind;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.WriteAmbiguity;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** Batches with conditions: one partition of one table, with the servers' timestamps. */
final class ConditionalBatches {
  private final Cluster cluster;
  private final WriteClock clock;

  ConditionalBatches(Cluster cluster, WriteClock clock) {
    this.cluster = cluster;
    this.clock = clock;
  }

  CompletionStage<WriteOutcome> apply(List<PlannedWrite> writes, CallOptions options) {
    List<StatementDraft> statements =
        writes.stream().flatMap(write -> write.statements().stream()).toList();
    BatchLimits.checkCount(statements);
    return clock
        .passed(PlannedWrite.partitionHash(writes.get(0).mutation()), options)
        .thenCompose(passed -> run(statements, options))
        .thenApply(
            result -> {
              clock.followServer();
              return outcome(writes, result);
            });
  }

  private CompletionStage<AsyncResultSet> run(
      List<StatementDraft> statements, CallOptions options) {
    return DriverErrors.translating(
        statements.size() == 1
            ? cluster.run(statements.get(0), options)
            : cluster.run(BatchType.LOGGED, statements, options),
        RequestKind.CONDITIONAL_WRITE);
  }

  /** A condition may have failed because an earlier try of the same write was applied. */
  private static WriteOutcome outcome(List<PlannedWrite> writes, AsyncResultSet result) {
    if (result.wasApplied()) {
      return WriteOutcome.APPLIED;
    }
    if (WriteAmbiguity.earlierMayBeApplied(
        result.getExecutionInfo(), RequestKind.CONDITIONAL_WRITE)) {
      throw new OutcomeUnknownException(
          ErrorCode.OUTCOME_UNKNOWN,
          Map.of("reported", "a condition that failed in a retry"),
          null);
    }
    List<PlannedWrite> conditions = withCondition(writes);
    List<Row> rows = CurrentRowReader.rows(conditions, result);
    return WriteOutcome.notApplied(
        conditions.get(0).mutation().table(), CurrentRowReader.of(conditions, rows), rows);
  }

  private static List<PlannedWrite> withCondition(List<PlannedWrite> writes) {
    return writes.stream().filter(write -> write.mutation().condition() != Condition.NONE).toList();
  }
}
