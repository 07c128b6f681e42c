package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import dev.rowan.query.RowPage;
import dev.rowan.query.SliceQuery;
import dev.rowan.schema.ColumnKind;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.Statement;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.Restriction;
import dev.rowan.value.Slice;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/**
 * Reads a page of a slice of one prefix. It requests one row more than the page size, so that the
 * last page is known to be the last.
 */
final class SliceRead {
  private final Cluster cluster;
  private final CqlTable table;
  private final SliceQuery query;
  private final int wanted;
  private final FoundRows found;

  SliceRead(Cluster cluster, CqlTable table, SliceQuery query) {
    this.cluster = cluster;
    this.table = table;
    this.query = query;
    this.found = FoundRows.of(table.rows(), query, cluster);
    this.wanted = query.limit() == Integer.MAX_VALUE ? query.limit() : query.limit() + 1;
  }

  CompletionStage<RowPage> page() {
    List<Slice> slices =
        query.after() == null
            ? List.of(query.slice())
            : SlicesBehind.of(table, query, PagePosition.clustering(table, query.after()));
    return read(slices, 0).thenApply(done -> cut());
  }

  /** Returns the text and values of a read of a slice, without its limit. */
  static Statement select(CqlTable table, SliceQuery query, Slice slice, String selected) {
    Statement select =
        table.statement().add("SELECT ").add(selected).add(" FROM ").add(table.name());
    new Restriction(table).add(select, query.partition(), slice);
    if (query.reversed()) {
      String before = " ORDER BY ";
      for (CqlColumn column : table.columns(ColumnKind.CLUSTERING)) {
        select.add(before).add(column.name()).add(column.isDescending() ? " ASC" : " DESC");
        before = ", ";
      }
    }
    return select;
  }

  private CompletionStage<Void> read(List<Slice> slices, int index) {
    if (index == slices.size() || found.size() >= wanted) {
      return CompletableFuture.completedFuture(null);
    }
    int missing = wanted - found.size();
    int pageSize = cluster.pageSize(missing, query.mode().options());
    Statement select = select(table, query, slices.get(index), found.selected());
    select.add(" LIMIT ").bind(ByteBuffer.allocate(4).putInt(0, missing));
    return cluster
        .run(select, query.mode().options(), settings -> settings.setPageSize(pageSize))
        .thenCompose(result -> collect(result, select))
        .thenCompose(done -> read(slices, index + 1));
  }

  private CompletionStage<Void> collect(AsyncResultSet result, Statement select) {
    result.currentPage().forEach(found::add);
    return result.hasMorePages()
        ? cluster
            .next(result, select, query.mode().options())
            .thenCompose(next -> collect(next, select))
        : CompletableFuture.completedFuture(null);
  }

  private RowPage cut() {
    if (found.size() <= query.limit()) {
      return found.page(found.size(), null);
    }
    int size = query.limit();
    return found.page(size, PagePosition.behind(table, found.row(size - 1)));
  }
}
