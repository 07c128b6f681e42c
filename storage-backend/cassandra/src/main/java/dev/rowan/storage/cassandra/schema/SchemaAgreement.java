package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Waits until all nodes have the same schema. It asks each node, because one node's view of the
 * others may still be the view before the change.
 */
final class SchemaAgreement {
  private static final int ROUNDS = 300;
  private static final Executor LATER =
      CompletableFuture.delayedExecutor(100, TimeUnit.MILLISECONDS);
  private static final String VERSION = "SELECT schema_version FROM system.local";

  private SchemaAgreement() {}

  static CompletionStage<Void> await(CqlSession session) {
    return await(session, ROUNDS);
  }

  private static CompletionStage<Void> await(CqlSession session, int rounds) {
    return agrees(session)
        .thenCompose(
            agreed -> {
              if (agreed) {
                return CompletableFuture.completedFuture(null);
              }
              if (rounds == 0) {
                throw new BackendUnavailableException(
                    ErrorCode.TIMED_OUT, Map.of("waited for", "schema agreement"), null);
              }
              return CompletableFuture.runAsync(() -> {}, LATER)
                  .thenCompose(waited -> await(session, rounds - 1));
            });
  }

  private static CompletionStage<Boolean> agrees(CqlSession session) {
    List<CompletableFuture<@Nullable UUID>> versions = new ArrayList<>();
    for (Node node : session.getMetadata().getNodes().values()) {
      if (node.getState() == NodeState.UP) {
        versions.add(version(session, node));
      }
    }
    return CompletableFuture.allOf(versions.toArray(CompletableFuture[]::new))
        .thenApply(all -> versions.stream().map(CompletableFuture::join).distinct().count() <= 1);
  }

  private static CompletableFuture<@Nullable UUID> version(CqlSession session, Node node) {
    return session
        .executeAsync(SimpleStatement.newInstance(VERSION).setNode(node).setIdempotent(true))
        .thenApply(
            result -> {
              Row row = result.one();
              return row == null ? null : row.getUuid(0);
            })
        .toCompletableFuture();
  }
}
