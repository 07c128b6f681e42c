package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.query.Position;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.value.Row;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads a page by the servers' own paging, where no restriction says "behind this row": over
 * several prefixes or partitions. As the servers may promise a further page that turns out to be
 * empty, they are asked for the next row before a further page is promised here.
 */
final class ServerPages {
  private final Cluster cluster;
  private final Statement select;
  private final Function<com.datastax.oss.driver.api.core.cql.Row, Row> decoder;

  /** Over this statement, made anew for each page. */
  ServerPages(
      Cluster cluster,
      Statement select,
      Function<com.datastax.oss.driver.api.core.cql.Row, Row> decoder) {
    this.cluster = cluster;
    this.select = select;
    this.decoder = decoder;
  }

  CompletionStage<RowPage> page(Query query) {
    int size = Math.min(query.limit(), ReadPath.LARGEST_PAGE);
    return firstRows(PagePosition.pagingState(query.after()), size)
        .thenCompose(
            result -> {
              List<Row> rows = new ArrayList<>();
              result.currentPage().forEach(row -> rows.add(decoder.apply(row)));
              return next(result).thenApply(next -> new RowPage(rows, next));
            });
  }

  /** Completes with the first page that is not empty, or the last. */
  private CompletionStage<AsyncResultSet> firstRows(@Nullable ByteBuffer state, int size) {
    return cluster
        .run(select, bound -> bound.setPagingState(state).setPageSize(size))
        .thenCompose(
            result -> {
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
