package dev.rowan.bench.cluster;

import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.ColumnDefinitions;
import com.datastax.oss.driver.api.core.cql.ExecutionInfo;
import com.datastax.oss.driver.api.core.cql.Row;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletionStage;

/** A result of one page. */
final class RecordedResult implements AsyncResultSet {
  private final ColumnDefinitions columns;
  private final Iterator<Row> rows;
  private int remaining;

  RecordedResult(ColumnDefinitions columns, List<Row> rows) {
    this.columns = columns;
    this.rows = rows.iterator();
    this.remaining = rows.size();
  }

  @Override
  public ColumnDefinitions getColumnDefinitions() {
    return columns;
  }

  @Override
  public ExecutionInfo getExecutionInfo() {
    return RecordedExecution.INSTANCE;
  }

  @Override
  public int remaining() {
    return remaining;
  }

  @Override
  public Iterable<Row> currentPage() {
    return () ->
        new Iterator<>() {
          @Override
          public boolean hasNext() {
            return rows.hasNext();
          }

          @Override
          public Row next() {
            remaining--;
            return rows.next();
          }
        };
  }

  @Override
  public boolean hasMorePages() {
    return false;
  }

  @Override
  public CompletionStage<AsyncResultSet> fetchNextPage() {
    throw new IllegalStateException("one page is all");
  }

  @Override
  public boolean wasApplied() {
    return true;
  }
}
