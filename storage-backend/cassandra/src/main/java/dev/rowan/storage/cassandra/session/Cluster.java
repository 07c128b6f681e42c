package dev.rowan.storage.cassandra.session;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.config.DriverConfig;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchType;
import com.datastax.oss.driver.api.core.cql.BatchableStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatementBuilder;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.call.CallOptions;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Runs statements on a cluster: prepares, binds, sends; never blocks. Thread-safe. */
public final class Cluster {
  /** Far more than the plans of a large program; servers forget earlier. */
  private static final int MOST_STATEMENTS = 2_000;

  private final CqlSession session;
  private final @Nullable String profile;
  private final PreparedStatements prepared;

  /**
   * Runs them through this session.
   *
   * @param profile of requests that ask for none, or null for the default of the session
   */
  public Cluster(CqlSession session, @Nullable String profile) {
    this.session = session;
    this.profile = profile;
    // while a statement is prepared, nothing of a write is under way
    this.prepared =
        new PreparedStatements(
            cql -> DriverErrors.translating(session.prepareAsync(cql), Call.PREPARATION),
            MOST_STATEMENTS);
  }

  /** Returns the session, for what is not a prepared statement. */
  public CqlSession session() {
    return session;
  }

  /** Returns whether every node is of this major version or a later one. */
  public boolean isAtLeast(int majorVersion) {
    return session.getMetadata().getNodes().values().stream()
        .map(Node::getCassandraVersion)
        .allMatch(version -> version != null && version.getMajor() >= majorVersion);
  }

  /** Returns how many rows a server is to be asked for at once, if so many are wanted. */
  public int pageSize(int wanted, CallOptions options) {
    return Math.min(wanted, Wishes.pageSize(in(options), config()));
  }

  private CallOptions in(CallOptions options) {
    return profile == null || options.profile() != null ? options : options.withProfile(profile);
  }

  private DriverConfig config() {
    return session.getContext().getConfig();
  }

  /** Runs one statement. */
  public CompletionStage<AsyncResultSet> run(Statement statement, CallOptions options) {
    return run(statement, options, UnaryOperator.identity());
  }

  /** Runs one statement with what else is to be said of it, such as the size of its pages. */
  public CompletionStage<AsyncResultSet> run(
      Statement statement, CallOptions options, UnaryOperator<BoundStatement> settings) {
    return bound(statement)
        .thenCompose(
            b -> session.executeAsync(Wishes.on(settings.apply(b), in(options), config())));
  }

  /** Runs several statements as one batch. */
  public CompletionStage<AsyncResultSet> run(
      BatchType type, List<Statement> statements, CallOptions options) {
    List<CompletableFuture<BoundStatement>> parts = new ArrayList<>(statements.size());
    for (Statement statement : statements) {
      parts.add(bound(statement));
    }
    boolean idempotent = statements.stream().allMatch(Statement::isIdempotent);
    return CompletableFuture.allOf(parts.toArray(CompletableFuture[]::new))
        .thenCompose(
            ready -> {
              List<BatchableStatement<?>> children = new ArrayList<>(parts.size());
              parts.forEach(part -> children.add(part.join()));
              BatchStatement batch =
                  BatchStatement.newInstance(type, children).setIdempotent(idempotent);
              return session.executeAsync(Wishes.on(batch, in(options), config()));
            });
  }

  /**
   * Runs a change of the schema: written as CQL, as it has no values.
   *
   * @return fails with errors of Rowan's
   */
  public CompletionStage<AsyncResultSet> change(String cql) {
    return DriverErrors.translating(
        session.executeAsync(SimpleStatement.newInstance(cql)), Call.LOGGED_WRITE);
  }

  /** Prepares anew what names this table. */
  public void changed(String quotedTable) {
    prepared.forget(piece -> piece.contains(quotedTable));
  }

  private CompletableFuture<BoundStatement> bound(Statement statement) {
    return prepared.of(statement.pieces()).thenApply(known -> bind(known, statement));
  }

  private static BoundStatement bind(PreparedStatement known, Statement statement) {
    BoundStatementBuilder builder = known.boundStatementBuilder();
    List<@Nullable ByteBuffer> values = statement.values();
    for (int i = 0; i < values.size(); i++) {
      if (!statement.isUnset(i)) {
        builder.setBytesUnsafe(i, values.get(i));
      }
    }
    return builder.setIdempotence(statement.isIdempotent()).build();
  }
}
