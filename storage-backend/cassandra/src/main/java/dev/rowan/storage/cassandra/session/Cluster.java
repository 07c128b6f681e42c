package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.Version;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchStatementBuilder;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.error.UnsupportedByBackendException;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.guard.Guardrails;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Runs statements on a cluster: prepares, binds, sends; never blocks. Thread-safe. */
public final class Cluster {
  /** Far more than the plans of a large program; servers have smaller caches. */
  private static final int MOST_STATEMENTS = 2_000;

  private final CqlSession session;
  private final @Nullable String profile;
  private final PreparedStatements prepared;
  private final Guardrails guardrails;
  private final ServerWarnings warnings;

  /**
   * Runs statements through this session.
   *
   * @param profile the default profile of requests, or null for the default of the session
   * @param guardrails receive the servers' warnings
   */
  public Cluster(CqlSession session, @Nullable String profile, Guardrails guardrails) {
    this.session = session;
    this.guardrails = guardrails;
    this.warnings = new ServerWarnings(guardrails);
    this.profile = profile;
    // No part of a write has been sent while its statement is prepared.
    this.prepared =
        new PreparedStatements(
            cql ->
                DriverErrors.translating(session.prepareAsync(cql), RequestKind.PREPARATION)
                    .thenApply(Prepared::of),
            MOST_STATEMENTS);
  }

  /** Returns the session, for requests other than prepared statements. */
  public CqlSession session() {
    return session;
  }

  /** Returns the guardrails of this cluster. */
  public Guardrails guardrails() {
    return guardrails;
  }

  /** Returns whether every node has at least this major version. */
  public boolean isAtLeast(int majorVersion) {
    for (Node node : session.getMetadata().getNodes().values()) {
      Version version = node.getCassandraVersion();
      if (version == null || version.getMajor() < majorVersion) {
        return false;
      }
    }
    return true;
  }

  /** Returns the page size of a request that needs this number of rows. */
  public int pageSize(int wanted, CallOptions options) {
    return Math.min(wanted, RequestOptions.pageSize(in(options), config()));
  }

  private CallOptions in(CallOptions options) {
    return profile == null || options.profile() != null ? options : options.withProfile(profile);
  }

  private DriverConfig config() {
    return session.getContext().getConfig();
  }

  /** Runs one statement. */
  public CompletionStage<AsyncResultSet> run(StatementDraft statement, CallOptions options) {
    return send(statement, options, null, 0)
        .thenApply(result -> heard(result, statement.text(), options));
  }

  /**
   * Sends one statement. The caller passes each result to {@link #heard}.
   *
   * @param pagingState where the page begins, or null
   * @param pageSize how many rows a page has at most; 0 for the configured number
   */
  public CompletionStage<AsyncResultSet> send(
      StatementDraft statement,
      CallOptions options,
      @Nullable ByteBuffer pagingState,
      int pageSize) {
    Prepared known = prepared.ifPrepared(statement.text());
    return known != null
        ? execute(statement.bound(known, pagingState, pageSize), options)
        : prepared
            .of(statement.text())
            .thenCompose(
                ready ->
                    DriverErrors.sending(
                        RequestKind.PREPARATION,
                        () -> execute(statement.bound(ready, pagingState, pageSize), options)));
  }

  /**
   * Sends a read whose text and values are known. The caller passes its result to {@link #heard}.
   *
   * @param values one for each marker; the caller does not change the array later
   */
  public CompletionStage<AsyncResultSet> send(
      StatementText text, @Nullable ByteBuffer[] values, CallOptions options) {
    return send(text, values, true, StatementDraft.NO_TIMESTAMP, options);
  }

  /**
   * Sends a write whose text and values are known. The caller passes its result to {@link #heard}.
   *
   * @param values one for each marker; the caller does not change the array later
   * @param timestamp the write timestamp, in microseconds since 1970
   */
  public CompletionStage<AsyncResultSet> send(
      StatementText text,
      @Nullable ByteBuffer[] values,
      boolean idempotent,
      long timestamp,
      CallOptions options) {
    BoundStatement bound = ifPrepared(text, values, idempotent, timestamp);
    if (bound != null) {
      return execute(bound, options);
    }
    StatementDraft statement = new StatementDraft(text, values).at(timestamp);
    return send(idempotent ? statement : statement.notIdempotent(), options, null, 0);
  }

  /** Returns the result of a statement, after the guardrails have its warnings. */
  public AsyncResultSet heard(AsyncResultSet result, StatementText text, CallOptions options) {
    return result.getExecutionInfo().getWarnings().isEmpty()
        ? result
        : warnings.heard(result, config(), List.of(text), options);
  }

  /** Returns the bound statement of a write if its text is prepared already; else null. */
  public @Nullable BoundStatement ifPrepared(
      StatementText text, @Nullable ByteBuffer[] values, boolean idempotent, long timestamp) {
    Prepared known = prepared.ifPrepared(text);
    return known == null ? null : known.bound(values, idempotent, timestamp, null, 0);
  }

  /** Runs several statements as one batch. */
  public CompletionStage<AsyncResultSet> run(
      BatchType type, List<StatementDraft> statements, CallOptions options) {
    List<Prepared> known = new ArrayList<>(statements.size());
    for (StatementDraft statement : statements) {
      Prepared ready = prepared.ifPrepared(statement.text());
      if (ready == null) {
        return prepared(statements)
            .thenCompose(
                all ->
                    DriverErrors.sending(
                        RequestKind.PREPARATION, () -> execute(type, all, statements, options)));
      }
      known.add(ready);
    }
    return execute(type, known, statements, options);
  }

  /**
   * Completes with a statement that its caller sends, with these options.
   *
   * @param pageSize how many rows a page has at most; 0 for the configured number
   */
  public CompletionStage<BoundStatement> bound(
      StatementDraft statement, CallOptions options, int pageSize) {
    return prepared
        .of(statement.text())
        .thenApply(
            ready ->
                RequestOptions.on(statement.bound(ready, null, pageSize), in(options), config()));
  }

  /** Completes with a batch that its caller sends, with these options. */
  public CompletionStage<BatchStatement> bound(
      BatchType type, List<StatementDraft> statements, CallOptions options) {
    return prepared(statements)
        .thenApply(
            ready -> RequestOptions.onBatch(batch(type, ready, statements), in(options), config()));
  }

  private CompletionStage<List<Prepared>> prepared(List<StatementDraft> statements) {
    List<CompletableFuture<Prepared>> parts =
        statements.stream().map(statement -> prepared.of(statement.text())).toList();
    return CompletableFuture.allOf(parts.toArray(CompletableFuture[]::new))
        .thenApply(ready -> parts.stream().map(CompletableFuture::join).toList());
  }

  private CompletionStage<AsyncResultSet> execute(
      BatchType type, List<Prepared> known, List<StatementDraft> statements, CallOptions options) {
    return session
        .executeAsync(RequestOptions.onBatch(batch(type, known, statements), in(options), config()))
        .thenApply(result -> heard(result, statements, options));
  }

  private static BatchStatement batch(
      BatchType type, List<Prepared> known, List<StatementDraft> statements) {
    BatchStatementBuilder batch = BatchStatement.builder(type);
    boolean idempotent = true;
    for (int i = 0; i < statements.size(); i++) {
      StatementDraft statement = statements.get(i);
      idempotent &= statement.isIdempotent();
      batch.addStatement(statement.bound(known.get(i), null, 0));
    }
    return batch
        .setIdempotence(idempotent)
        .setQueryTimestamp(statements.get(0).timestamp())
        .build();
  }

  private AsyncResultSet heard(
      AsyncResultSet result, List<StatementDraft> statements, CallOptions options) {
    return result.getExecutionInfo().getWarnings().isEmpty()
        ? result
        : warnings.heard(
            result, config(), statements.stream().map(StatementDraft::text).toList(), options);
  }

  /**
   * Runs a schema change, as CQL text without values, for 60 seconds at most, or for the configured
   * timeout if that is longer. No data is written: a change without an answer is seen, or repeated,
   * when the tables are compared again.
   *
   * @return fails with errors of Rowan's
   */
  public CompletionStage<AsyncResultSet> change(String cql) {
    SimpleStatement change =
        RequestOptions.onSchemaChange(SimpleStatement.newInstance(cql), config());
    return DriverErrors.translating(session.executeAsync(change), RequestKind.PREPARATION)
        .exceptionallyCompose(failure -> CompletableFuture.failedStage(ofChange(cql, failure)));
  }

  /**
   * Removes all rows of a table, within the time of a schema change.
   *
   * @param quotedTable with its keyspace
   * @return fails with errors of Rowan's
   */
  public CompletionStage<AsyncResultSet> truncate(String quotedTable) {
    SimpleStatement truncate =
        RequestOptions.onSchemaChange(
            SimpleStatement.newInstance("TRUNCATE " + quotedTable), config());
    return DriverErrors.translating(session.executeAsync(truncate), RequestKind.WRITE);
  }

  /**
   * Adds the CQL text to a refused schema change, which explains more than the server's message.
   */
  private static Throwable ofChange(String cql, Throwable failure) {
    return failure instanceof RejectedInputException
            || failure instanceof UnsupportedByBackendException
        ? new SchemaMismatchException(
            ErrorCode.SCHEMA_MISMATCH, Map.of("refused", cql), failure.getCause())
        : failure;
  }

  /** Asks one node for its own address, which every role may read. */
  public CompletionStage<Void> ping() {
    return DriverErrors.translating(
            execute(
                SimpleStatement.newInstance("SELECT key FROM system.local").setIdempotent(true),
                CallOptions.NONE),
            RequestKind.READ)
        .thenApply(answer -> null);
  }

  /** Invalidates the prepared statements that name this table. */
  public void changed(String quotedTable) {
    prepared.forget(text -> text.contains(quotedTable));
  }

  private <S extends com.datastax.oss.driver.api.core.cql.Statement<S>>
      CompletionStage<AsyncResultSet> execute(S statement, CallOptions options) {
    return session.executeAsync(RequestOptions.on(statement, in(options), config()));
  }
}
