package dev.rowan.storage.cassandra.read;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.value.Slice;
import dev.rowan.storage.cassandra.session.Cluster;
import dev.rowan.storage.cassandra.session.StatementDraft;
import dev.rowan.storage.cassandra.session.StatementText;
import dev.rowan.storage.cassandra.statement.CqlColumn;
import dev.rowan.storage.cassandra.statement.CqlTable;
import dev.rowan.storage.cassandra.statement.ResultColumns;
import dev.rowan.storage.cassandra.statement.WhereClause;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads a page of a slice of one prefix: one row more than asked for, so that the last page is
 * known to be the last. One object is the result, the callback of the driver, and the state between
 * requests. Its steps run one after another, each on any thread.
 */
final class SliceRead extends CompletableFuture<RowPage>
    implements BiConsumer<AsyncResultSet, Throwable> {
  private static final String LIMIT = " LIMIT ";

  private final Cluster cluster;
  private final CqlTable table;
  private final SliceQuery query;
  private final FoundRows found;

  /** The rest of the slice after the position of the query; null for the slice itself. */
  private @Nullable List<Slice> rest;

  private int slice;
  private @Nullable StatementText sent;

  private SliceRead(Cluster cluster, CqlTable table, SliceQuery query) {
    this.cluster = cluster;
    this.table = table;
    this.query = query;
    this.found = FoundRows.of(table, query, cluster);
  }

  static CompletionStage<RowPage> page(Cluster cluster, CqlTable table, SliceQuery query) {
    SliceRead read = new SliceRead(cluster, table, query);
    Position after = query.after();
    if (after != null) {
      read.rest = SlicesAfter.of(table, query, PagePosition.clustering(table, after));
    }
    read.readOn();
    return read;
  }

  /** Returns the text and values of a read of a slice, without its limit. */
  static StatementDraft select(
      CqlTable table, SliceQuery query, Slice slice, ResultColumns selected) {
    StatementDraft select = selected.addTo(table.statement().add("SELECT "));
    select.add(" FROM ").add(table.name());
    new WhereClause(table).add(select, query.partition(), slice);
    if (query.reversed()) {
      String before = " ORDER BY ";
      for (CqlColumn column : table.columns(ColumnKind.CLUSTERING)) {
        select.add(before).add(column.name()).add(column.isDescending() ? " ASC" : " DESC");
        before = ", ";
      }
    }
    return select;
  }

  /** Sends requests until one is in flight, or the page is complete. */
  private void readOn() {
    List<Slice> slices = rest;
    while (found.size() < wanted() && slice < (slices == null ? 1 : slices.size())) {
      Slice next = slices == null ? query.slice() : slices.get(slice);
      slice++;
      CompletionStage<AsyncResultSet> stage = send(next);
      if (!received(stage)) {
        return;
      }
    }
    complete(cut());
  }

  private int wanted() {
    return query.limit() == Integer.MAX_VALUE ? query.limit() : query.limit() + 1;
  }

  private CompletionStage<AsyncResultSet> send(Slice next) {
    StatementDraft statement = statement(next);
    sent = statement.text();
    boolean isOfOneRow = isOfOneRow(table, next);
    CallOptions options = query.mode().options();
    int pageSize = isOfOneRow ? 0 : cluster.pageSize(wanted() - found.size(), options);
    return cluster.send(statement, options, null, pageSize);
  }

  private static boolean isOfOneRow(CqlTable table, Slice slice) {
    return slice.prefixSize() == table.schema().clusteringSize();
  }

  private StatementDraft statement(Slice next) {
    ByteBuffer limit =
        isOfOneRow(table, next)
            ? null
            : ByteBuffer.allocate(Integer.BYTES).putInt(0, wanted() - found.size());
    if (next.isBounded() || found.isOfOwnText()) {
      StatementDraft select = select(table, query, next, found.selected());
      return limit == null ? select : select.add(LIMIT).bind(limit);
    }
    List<Object> prefix = next.prefixes().get(0);
    int keys = query.partition().size() + prefix.size();
    @Nullable ByteBuffer[] values = new ByteBuffer[limit == null ? keys : keys + 1];
    table.encodeKey(query.partition(), prefix, values);
    if (limit != null) {
      values[keys] = limit;
    }
    return new StatementDraft(text(table, query, next), values);
  }

  /** Returns the text of a read of whole columns of a prefix without bounds. */
  static StatementText text(CqlTable table, SliceQuery query) {
    return text(table, query, query.slice());
  }

  private static StatementText text(CqlTable table, SliceQuery query, Slice slice) {
    int prefixSize = slice.prefixSize();
    ResultColumns columns = table.rows(query.mode().columns());
    StatementText known = columns.select(prefixSize, query.reversed());
    if (known != null) {
      return known;
    }
    StatementDraft select = select(table, query, slice, columns);
    if (!isOfOneRow(table, slice)) {
      select.add(LIMIT).bind(null);
    }
    return columns.select(prefixSize, query.reversed(), select.text());
  }

  /** Takes a result that is there; returns false if its callback continues the read. */
  private boolean received(CompletionStage<AsyncResultSet> stage) {
    CompletableFuture<AsyncResultSet> result = stage.toCompletableFuture();
    while (result.isDone() && !result.isCompletedExceptionally()) {
      CompletionStage<AsyncResultSet> further = take(result.join());
      if (further == null) {
        return true;
      }
      result = further.toCompletableFuture();
    }
    var unused = result.whenComplete(this);
    return false;
  }

  @Override
  public void accept(AsyncResultSet result, @Nullable Throwable failure) {
    if (failure != null) {
      completeExceptionally(failure);
      return;
    }
    try {
      CompletionStage<AsyncResultSet> further = take(result);
      if (further == null || received(further)) {
        readOn();
      }
    } catch (RuntimeException e) {
      completeExceptionally(e);
    }
  }

  /** Adds the rows of a result; returns the request of its next page, or null if there is none. */
  private @Nullable CompletionStage<AsyncResultSet> take(AsyncResultSet result) {
    cluster.heard(result, Objects.requireNonNull(sent), query.mode().options());
    for (Row row : result.currentPage()) {
      found.add(row);
    }
    return result.hasMorePages() ? result.fetchNextPage() : null;
  }

  private RowPage cut() {
    if (found.size() <= query.limit()) {
      return found.page(found.size(), null);
    }
    int size = query.limit();
    return found.page(size, PagePosition.after(table, found.row(size - 1)));
  }
}
