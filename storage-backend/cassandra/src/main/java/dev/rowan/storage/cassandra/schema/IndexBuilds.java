package dev.rowan.storage.cassandra.schema;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.metadata.Node;
import com.datastax.oss.driver.api.core.metadata.NodeState;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.spi.schema.NativeIndexSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits until all nodes have built the native indexes that were just created. A select by an index
 * that a node still builds fails. Each node records the indexes that it has built in a table of its
 * own. A node that does not show this table to the user counts as ready.
 */
final class IndexBuilds {
  private static final Logger LOG = LoggerFactory.getLogger(IndexBuilds.class);

  /** The column {@code table_name} has the name of the keyspace. */
  private static final String BUILT =
      "SELECT index_name FROM system.\"IndexInfo\" WHERE table_name = ? AND index_name = ?";

  private final CqlSession session;
  private final String keyspace;

  IndexBuilds(CqlSession session, String keyspace) {
    this.session = session;
    this.keyspace = keyspace;
  }

  /**
   * Completes when all native indexes of a model are built; else fails with {@link
   * SchemaMismatchException} that names one of them.
   *
   * @param created whether some were created just now; if not, this completes at once
   */
  CompletionStage<Void> require(Schema model, boolean created) {
    CompletionStage<Void> all = CompletableFuture.completedFuture(null);
    if (created) {
      for (TableSchema table : model.tables()) {
        for (NativeIndexSchema index : table.nativeIndexes()) {
          all =
              all.thenCompose(
                  before ->
                      BuildWait.until(
                          index.name(),
                          table.name(),
                          BuildWait.ROUNDS,
                          () -> isBuilt(index.name())));
        }
      }
    }
    return all;
  }

  private CompletionStage<Boolean> isBuilt(String index) {
    List<CompletableFuture<Boolean>> nodes = new ArrayList<>();
    for (Node node : session.getMetadata().getNodes().values()) {
      if (node.getState() == NodeState.UP) {
        nodes.add(isBuilt(index, node));
      }
    }
    return CompletableFuture.allOf(nodes.toArray(CompletableFuture[]::new))
        .thenApply(all -> nodes.stream().allMatch(CompletableFuture::join));
  }

  private CompletableFuture<Boolean> isBuilt(String index, Node node) {
    return session
        .executeAsync(
            SimpleStatement.newInstance(BUILT, keyspace, index).setNode(node).setIdempotent(true))
        .handle(
            (result, failure) -> {
              if (failure != null) {
                LOG.debug("the state of index {} cannot be read", index, failure);
              }
              return failure != null || result.one() != null;
            })
        .toCompletableFuture();
  }
}
