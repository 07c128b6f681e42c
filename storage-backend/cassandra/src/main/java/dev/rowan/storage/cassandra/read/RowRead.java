package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.ResultColumns;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads one row by its whole key, which is the most frequent read, without its write times. One
 * object is the result and the callback of the driver. Its steps run one after another, each on any
 * thread.
 */
final class RowRead extends CompletableFuture<RowPage>
    implements BiConsumer<AsyncResultSet, Throwable> {
  private static final RowPage NO_ROW = new RowPage(List.of(), null);

  private final Cluster cluster;
  private final ResultColumns columns;
  private final RowQuery query;
  private final StatementText text;

  private RowRead(Cluster cluster, ResultColumns columns, RowQuery query, StatementText text) {
    this.cluster = cluster;
    this.columns = columns;
    this.query = query;
    this.text = text;
  }

  static CompletionStage<RowPage> page(Cluster cluster, CqlTable table, RowQuery query) {
    ResultColumns columns = FoundRows.selection(table, query, cluster);
    if (columns.hasElements()) {
      return SliceRead.page(cluster, table, query.asSlice());
    }
    StatementText text = text(table, columns, query);
    @Nullable ByteBuffer[] key = table.encodeKey(query);
    CompletableFuture<AsyncResultSet> sent =
        cluster.send(text, key, query.mode().options()).toCompletableFuture();
    if (sent.isDone() && !sent.isCompletedExceptionally()) {
      AsyncResultSet result = sent.join();
      cluster.heard(result, text, query.mode().options());
      Row row = result.one();
      if (row != null || !result.hasMorePages()) {
        return CompletableFuture.completedFuture(page(columns, row));
      }
      sent = result.fetchNextPage().toCompletableFuture();
    }
    RowRead read = new RowRead(cluster, columns, query, text);
    var unused = sent.whenComplete(read);
    return read;
  }

  /** Returns the text of the reads of a row, which is rendered once for each selection. */
  static StatementText text(CqlTable table, ResultColumns columns, RowQuery query) {
    StatementText known = columns.select(table.schema().clusteringSize(), false);
    return known == null ? SliceRead.text(table, query.asSlice()) : known;
  }

  private static RowPage page(ResultColumns columns, @Nullable Row row) {
    return row == null ? NO_ROW : new RowPage(List.of(columns.row(row)), null);
  }

  @Override
  public void accept(AsyncResultSet result, @Nullable Throwable failure) {
    if (failure != null) {
      completeExceptionally(failure);
      return;
    }
    try {
      cluster.heard(result, text, query.mode().options());
      Row row = result.one();
      if (row == null && result.hasMorePages()) {
        var unused = result.fetchNextPage().whenComplete(this);
      } else {
        complete(page(columns, row));
      }
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
  }
}
