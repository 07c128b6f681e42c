package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.BoundStatement;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.ColumnSelection;
import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletionStage;

/** The statements of reads that other code sends: all rows of a query, without its pages. */
public final class ReadStatement {
  private static final int MORE_THAN_ONE_ROW = 2;

  private ReadStatement() {}

  /**
   * Completes with the statement of a read.
   *
   * @param query its position and its limit are ignored, except for the limit of a search by
   *     nearness
   * @param limit how many rows at most; {@link Integer#MAX_VALUE} for all
   * @param pageSize how many rows a page has at most
   */
  public static CompletionStage<BoundStatement> of(
      Cluster cluster, CqlTables tables, Query query, int limit, int pageSize) {
    CqlTable table = tables.of(query.table());
    Query sent = query instanceof IndexQuery index ? IndexRead.atOneReplica(index) : query;
    boolean isOfOneRow = isOfOneRow(table, query);
    boolean isLimited = limit < Integer.MAX_VALUE && !isOfOneRow && !isByNearness(query);
    StatementDraft select = select(cluster, table, ofWholeValues(query));
    if (isLimited) {
      select.add(" LIMIT ").bind(ByteBuffer.allocate(Integer.BYTES).putInt(0, limit));
    }
    CallOptions options = sent.mode().options().withDeadline(null);
    return cluster.bound(select, options, isOfOneRow ? 0 : cluster.pageSize(pageSize, options));
  }

  /** Other code reads the results by the names of columns, so it gets no elements of them. */
  private static Query ofWholeValues(Query query) {
    ColumnSelection columns = query.mode().columns();
    return columns == null ? query : query.in(query.mode().of(columns.whole()));
  }

  private static boolean isByNearness(Query query) {
    return query instanceof IndexQuery index && index.nearest() != null;
  }

  private static boolean isOfOneRow(CqlTable table, Query query) {
    return query instanceof RowQuery
        || (query instanceof SliceQuery slice
            && slice.slice().prefixes().size() < MORE_THAN_ONE_ROW
            && slice.slice().prefixSize() == table.schema().clusteringSize());
  }

  private static StatementDraft select(Cluster cluster, CqlTable table, Query query) {
    if (query instanceof ScanQuery scan) {
      return ScanRead.select(table, scan, ScanRead.found(cluster, table, scan));
    }
    FoundRows found = FoundRows.of(table, query, cluster);
    if (query instanceof IndexQuery index) {
      return IndexRead.select(table, index, found);
    }
    SliceQuery slice = query instanceof RowQuery row ? row.asSlice() : (SliceQuery) query;
    return SliceRead.select(table, slice, slice.slice(), found.selected());
  }
}
