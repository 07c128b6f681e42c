package dev.rowan.storage.cassandra.write;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchType;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.ServerRules;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.DriverErrors;
import dev.rowan.storage.cassandra.session.RequestKind;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Writes batches. Without conditions, the whole batch has one timestamp from this client. Mutations
 * of one partition form one unlogged batch, which a server applies as one write. Mutations of
 * several partitions form one logged batch, which a server completes eventually once it has
 * accepted it. Thread-safe.
 */
public final class WritePath {
  /** The result of every write that is complete when its call returns. */
  private static final CompletionStage<WriteOutcome> APPLIED =
      CompletableFuture.completedFuture(WriteOutcome.APPLIED);

  private final Cluster cluster;
  private final CqlTables tables;
  private final WriteClock clock;
  private final ConditionalBatches conditional;

  /** Writes to these tables of a cluster. */
  public WritePath(Cluster cluster, CqlTables tables) {
    this(cluster, tables, InstantSource.system());
  }

  /** Writes to these tables of a cluster, with timestamps by this time of day. */
  WritePath(Cluster cluster, CqlTables tables, InstantSource time) {
    this.cluster = cluster;
    this.tables = tables;
    this.clock = new WriteClock(time);
    this.conditional = new ConditionalBatches(cluster, clock);
  }

  /** Writes a batch. */
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    List<Change> changes = batch.changes();
    boolean hasCondition = false;
    for (int i = 0; i < changes.size(); i++) {
      hasCondition |= changes.get(i).mutation().condition() != Condition.NONE;
      if (changes.get(i).consequences() != Consequences.NONE) {
        throw new UnsupportedByBackendException(
            ErrorCode.UNSUPPORTED_BY_BACKEND, Map.of("needed", "consequences of a change"), null);
      }
    }
    if (changes.size() == 1 && !hasCondition) {
      return single(changes.get(0).mutation(), timestamp(batch), batch.options());
    }
    BatchTimestamp time =
        hasCondition ? BatchTimestamp.OF_THE_SERVER : BatchTimestamp.at(timestamp(batch));
    ServerRules.check(batch);
    List<PlannedWrite> writes = new ArrayList<>(changes.size());
    List<StatementDraft> statements = new ArrayList<>(changes.size());
    for (Change change : changes) {
      PlannedWrite write = PlannedWrite.of(change.mutation(), tables, time);
      writes.add(write);
      statements.addAll(write.statements());
    }
    if (!hasCondition) {
      return unconditional(writes, statements, batch.options());
    }
    return conditional.apply(writes, batch.options());
  }

  /** Writes one mutation without a condition. */
  private CompletionStage<WriteOutcome> single(
      Mutation mutation, long timestamp, CallOptions options) {
    if (InsertBinding.isPlain(mutation)) {
      Upsert upsert = (Upsert) mutation;
      CqlTable table = tables.of(upsert.table());
      @Nullable ByteBuffer[] values = InsertBinding.values(table, upsert);
      if (values != null) {
        return insert(table, upsert, values, timestamp, options);
      }
    }
    PlannedWrite only = PlannedWrite.of(mutation, tables, BatchTimestamp.at(timestamp));
    return unconditional(List.of(only), only.statements(), options);
  }

  private CompletionStage<WriteOutcome> insert(
      CqlTable table,
      Upsert upsert,
      @Nullable ByteBuffer[] values,
      long timestamp,
      CallOptions options) {
    StatementText text = InsertBinding.text(table, upsert);
    boolean idempotent = InsertBinding.isIdempotent(table, upsert, values);
    CompletableFuture<AsyncResultSet> sent =
        cluster.send(text, values, idempotent, timestamp, options).toCompletableFuture();
    if (sent.isDone() && !sent.isCompletedExceptionally()) {
      cluster.heard(sent.join(), text, options);
      return APPLIED;
    }
    return sent.thenApply(
        result -> {
          cluster.heard(result, text, options);
          return WriteOutcome.APPLIED;
        });
  }

  private long timestamp(MutationSet batch) {
    OptionalLong given = batch.timestamp();
    if (given.isPresent()) {
      return given.getAsLong();
    }
    long timestamp = clock.next();
    List<Change> changes = batch.changes();
    for (int i = 0; i < changes.size(); i++) {
      clock.used(timestamp, PlannedWrite.partitionHash(changes.get(i).mutation()));
    }
    return timestamp;
  }

  private CompletionStage<WriteOutcome> unconditional(
      List<PlannedWrite> writes, List<StatementDraft> statements, CallOptions options) {
    if (statements.isEmpty()) {
      return APPLIED;
    }
    CompletionStage<AsyncResultSet> written =
        statements.size() == 1
            ? cluster.run(statements.get(0), options)
            : batch(type(writes, statements), statements, options);
    return written.thenApply(done -> WriteOutcome.APPLIED);
  }

  private CompletionStage<AsyncResultSet> batch(
      BatchType type, List<StatementDraft> statements, CallOptions options) {
    CompletionStage<AsyncResultSet> written = cluster.run(type, statements, options);
    return type == BatchType.LOGGED
        ? DriverErrors.translating(written, RequestKind.LOGGED_WRITE)
        : written;
  }

  /** Returns the type of a batch, after its limits were checked. */
  private BatchType type(List<PlannedWrite> writes, List<StatementDraft> statements) {
    BatchLimits.checkCount(statements);
    if (writes.get(0).table().schema().hasCounters()) {
      return BatchType.COUNTER;
    }
    if (isOnePartition(writes)) {
      return BatchType.UNLOGGED;
    }
    BatchLimits.checkSize(writes, statements, cluster.guardrails());
    return BatchType.LOGGED;
  }

  /**
   * Completes with the statement of a batch without conditions, which other code sends; null if the
   * batch changes nothing. The statement has a timestamp only if the batch has one, or if some of
   * its changes are earlier than the others: else the session that sends it gives one.
   */
  public CompletionStage<com.datastax.oss.driver.api.core.cql.@Nullable Statement<?>> statement(
      MutationSet batch) {
    cluster.guardrails().check(batch);
    ServerRules.check(batch);
    boolean hasTime =
        batch.timestamp().isPresent()
            || batch.changes().stream()
                .anyMatch(each -> each.mutation().moment() != TimestampOffset.NONE);
    BatchTimestamp time = BatchTimestamp.at(timestamp(batch));
    List<PlannedWrite> writes = new ArrayList<>(batch.changes().size());
    List<StatementDraft> statements = new ArrayList<>(batch.changes().size());
    for (Change change : batch.changes()) {
      PlannedWrite write = PlannedWrite.of(change.mutation(), tables, time);
      writes.add(write);
      statements.addAll(write.statements());
    }
    if (!hasTime) {
      statements.forEach(StatementDraft::atExecution);
    }
    CallOptions options = batch.options().withDeadline(null);
    if (statements.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    return statements.size() == 1
        ? cluster.bound(statements.get(0), options, 0).thenApply(bound -> bound)
        : cluster.bound(type(writes, statements), statements, options).thenApply(bound -> bound);
  }

  private static boolean isOnePartition(List<PlannedWrite> writes) {
    List<ByteBuffer> first = writes.get(0).partition();
    for (int i = 1; i < writes.size(); i++) {
      if (!writes.get(i).partition().equals(first)) {
        return false;
      }
    }
    return true;
  }
}
