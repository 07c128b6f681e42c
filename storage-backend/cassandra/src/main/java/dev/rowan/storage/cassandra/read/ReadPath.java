package dev.rowan.storage.cassandra.read;

import dev.rowan.spi.query.IndexQuery;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.CqlTables;
import java.util.concurrent.CompletionStage;

/** Reads pages. Thread-safe. */
public final class ReadPath {
  private final Cluster cluster;
  private final CqlTables tables;

  /** Reads these tables of a cluster. */
  public ReadPath(Cluster cluster, CqlTables tables) {
    this.cluster = cluster;
    this.tables = tables;
  }

  /** Returns the text of a read of a row, without sending it. */
  public static String rendered(CqlTables tables, RowQuery query) {
    CqlTable table = tables.of(query.table());
    return RowRead.text(table, table.rows(query.mode().columns()), query).toString();
  }

  /** Reads a page. */
  public CompletionStage<RowPage> fetch(Query query) {
    CqlTable table = tables.of(query.table());
    if (query instanceof ScanQuery scan) {
      return ScanRead.page(cluster, table, scan);
    }
    if (query instanceof IndexQuery index) {
      return IndexRead.page(cluster, table, index);
    }
    if (query instanceof RowQuery row && !row.mode().times()) {
      return RowRead.page(cluster, table, row);
    }
    SliceQuery slice = query instanceof RowQuery row ? row.asSlice() : (SliceQuery) query;
    if (slice.slice().prefixes().size() == 1) {
      return SliceRead.page(cluster, table, slice);
    }
    FoundRows found = FoundRows.of(table, query, cluster);
    StatementDraft select = SliceRead.select(table, slice, slice.slice(), found.selected());
    return new ServerPages(cluster, select, query, found).page();
  }
}
