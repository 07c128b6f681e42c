package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.Statement;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads a page by the servers' own paging, if no restriction can say "after this row": over several
 * prefixes or partitions. A server may announce a next page that is empty. So this class reads the
 * next row before it returns a next position.
 */
final class ServerPages {
  private final Cluster cluster;
  private final Statement select;
  private final Query query;
  private final FoundRows found;

  /** Reads the statement of a query, and adds its rows to these. */
  ServerPages(Cluster cluster, Statement select, Query query, FoundRows found) {
    this.cluster = cluster;
    this.select = select;
    this.query = query;
    this.found = found;
  }

  CompletionStage<RowPage> page() {
    int size = cluster.pageSize(query.limit(), query.mode().options());
    return firstRows(PagePosition.pagingState(query.after()), size)
        .thenCompose(
            result -> {
              result.currentPage().forEach(found::add);
              return next(result).thenApply(next -> found.page(found.size(), next));
            });
  }

  /** Completes with the first page that is not empty, or the last. */
  private CompletionStage<AsyncResultSet> firstRows(@Nullable ByteBuffer state, int size) {
    return cluster
        .send(select, query.mode().options(), state, size)
        .thenCompose(
            result -> {
              cluster.heard(result, select, query.mode().options());
              ByteBuffer following = state(result);
              return result.remaining() == 0 && following != null
                  ? firstRows(following, size)
                  : CompletableFuture.completedFuture(result);
            });
  }

  private CompletionStage<@Nullable Position> next(AsyncResultSet result) {
    ByteBuffer state = state(result);
    if (state == null) {
      return CompletableFuture.completedFuture(null);
    }
    return firstRows(state, 1)
        .thenApply(further -> further.remaining() == 0 ? null : PagePosition.at(state));
  }

  private static @Nullable ByteBuffer state(AsyncResultSet result) {
    return result.hasMorePages() ? result.getExecutionInfo().getPagingState() : null;
  }
}
