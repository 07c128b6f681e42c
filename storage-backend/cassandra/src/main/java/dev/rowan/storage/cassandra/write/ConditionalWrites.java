package dev.rowan.storage.cassandra.write;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchType;
import dev.rowan.call.CallOptions;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.OutcomeUnknown;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Condition;
import dev.rowan.mutation.Moment;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.storage.cassandra.session.Attempts;
import dev.rowan.storage.cassandra.session.Call;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.DriverErrors;
import dev.rowan.storage.cassandra.session.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;

/** Units with conditions: one partition of one table, at the time of the servers. */
final class ConditionalWrites {
  private final Cluster cluster;
  private final WriteClock clock;

  ConditionalWrites(Cluster cluster, WriteClock clock) {
    this.cluster = cluster;
    this.clock = clock;
  }

  /**
   * Refuses what servers cannot do under a condition.
   *
   * @throws RejectedInput if the conditions themselves are in several partitions
   */
  void check(MutationSet unit, List<PlannedWrite> writes) {
    List<PlannedWrite> conditions = withCondition(writes);
    if (partitions(conditions) > 1) {
      throw new RejectedInput(ErrorCode.CONDITIONS_SPAN_PARTITIONS, Map.of(), null);
    }
    if (unit.timestamp().isPresent()) {
      throw WritePath.unsupported("a timestamp beside a condition");
    }
    if (partitions(writes) > 1) {
      throw WritePath.unsupported("a condition and another partition in one unit");
    }
    for (PlannedWrite write : writes) {
      if (write.mutation() instanceof Upsert upsert && upsert.moment() == Moment.JUST_BEFORE) {
        throw WritePath.unsupported("an earlier timestamp beside a condition");
      }
    }
  }

  CompletionStage<WriteOutcome> apply(List<PlannedWrite> writes, CallOptions options) {
    List<Statement> statements =
        writes.stream().flatMap(write -> write.statements().stream()).toList();
    UnitLimits.checkCount(statements);
    return clock
        .passed()
        .thenCompose(passed -> run(statements, options))
        .thenApply(
            result -> {
              clock.followServer();
              return outcome(writes, result);
            });
  }

  private CompletionStage<AsyncResultSet> run(List<Statement> statements, CallOptions options) {
    return DriverErrors.translating(
        statements.size() == 1
            ? cluster.run(statements.get(0), options)
            : cluster.run(BatchType.LOGGED, statements, options),
        Call.CONDITIONAL_WRITE);
  }

  /** A condition that does not hold may fail because of what an attempt before it has written. */
  private static WriteOutcome outcome(List<PlannedWrite> writes, AsyncResultSet result) {
    if (result.wasApplied()) {
      return WriteOutcome.APPLIED;
    }
    if (Attempts.earlierMayBeApplied(result.getExecutionInfo(), Call.CONDITIONAL_WRITE)) {
      throw new OutcomeUnknown(
          ErrorCode.OUTCOME_UNKNOWN,
          Map.of("reported", "a condition that failed when repeated"),
          null);
    }
    return WriteOutcome.notApplied(StandingRows.of(withCondition(writes), result));
  }

  private static List<PlannedWrite> withCondition(List<PlannedWrite> writes) {
    return writes.stream().filter(write -> write.mutation().condition() != Condition.NONE).toList();
  }

  private static long partitions(List<PlannedWrite> writes) {
    return writes.stream()
        .map(write -> List.of(write.table().schema().name(), write.partition()))
        .distinct()
        .count();
  }
}
