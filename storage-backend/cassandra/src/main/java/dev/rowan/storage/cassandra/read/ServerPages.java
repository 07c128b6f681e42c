package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Reads a page with the servers' own paging, where CQL cannot express "after this row": over
 * several prefixes or partitions. The servers may promise a further page that turns out to be
 * empty. So this class requests the next row before it promises a further page.
 */
final class ServerPages {
  private final Cluster cluster;
  private final StatementDraft select;
  private final Query query;
  private final FoundRows found;

  /** Executes the statement of a query, and adds its rows to those found. */
  ServerPages(Cluster cluster, StatementDraft select, Query query, FoundRows found) {
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
              cluster.heard(result, select.text(), query.mode().options());
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
