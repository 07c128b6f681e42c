package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DefaultConsistencyLevel;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.Schema;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Reads the progress of the view builds on the servers: each node records in a distributed system
 * table when it has built its part. One replica answers: the keyspace of that table has three
 * replicas, which a cluster of one node cannot have. An answer that is too old is repeated.
 */
final class ViewBuilds {
  private static final String STATUS =
      "SELECT host_id, status FROM system_distributed.view_build_status"
          + " WHERE keyspace_name = ? AND view_name = ?";
  private static final String BUILT = "SUCCESS";

  private final CqlSession session;
  private final String keyspace;

  ViewBuilds(CqlSession session, String keyspace) {
    this.session = session;
    this.keyspace = keyspace;
  }

  /**
   * Completes when all views of a model are built, except those that may be incomplete; else fails
   * with {@link SchemaMismatchException} that names one of them.
   *
   * @param created whether some were created just now
   */
  CompletionStage<Void> require(Schema model, boolean created) {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    for (String view : model.views()) {
      if (!model.incomplete().contains(view)) {
        String table = String.valueOf(model.sources().get(view));
        all =
            all.thenCompose(
                before ->
                    BuildWait.until(
                        view, table, created ? BuildWait.ROUNDS : 0, () -> isBuilt(view)));
      }
    }
    return all;
  }

  private CompletionStage<Boolean> isBuilt(String view) {
    return session
        .executeAsync(
            SimpleStatement.newInstance(STATUS, keyspace, view)
                .setIdempotent(true)
                .setConsistencyLevel(DefaultConsistencyLevel.ONE))
        .thenApply(
            result -> {
              Set<UUID> done = new HashSet<>();
              // One row per node, so far fewer than a page.
              for (Row row : result.currentPage()) {
                if (BUILT.equals(row.getString(1))) {
                  done.add(row.getUuid(0));
                }
              }
              return session.getMetadata().getNodes().values().stream()
                  .map(Node::getHostId)
                  .allMatch(done::contains);
            });
  }
}
