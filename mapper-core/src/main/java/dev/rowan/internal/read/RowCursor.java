package dev.rowan.internal.read;

import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one call, page by page, up to its limit. Each page is a call of its own, with its own
 * deadline. Not thread-safe: the caller asks for a page after the page before has come.
 */
final class RowCursor {
  private final RowSource rows;
  private final Supplier<ReadRequest> request;
  private final int limit;
  private final int fetchSize;
  private int total;
  private @Nullable Position next;
  private boolean ended;

  /**
   * Starts before the first row.
   *
   * @param request returns the request of a call that starts now
   * @param limit how many rows at most
   * @param fetchSize how many rows one page has at most
   */
  RowCursor(RowSource rows, Supplier<ReadRequest> request, int limit, int fetchSize) {
    this.rows = rows;
    this.request = request;
    this.limit = limit;
    this.fetchSize = fetchSize;
  }

  /** Whether a page remains, possibly an empty one. */
  boolean hasNext() {
    return !ended;
  }

  /** Completes with the rows of the next page. A page can be empty although rows follow. */
  CompletionStage<List<Row>> next() {
    return rows.page(request.get(), Math.min(fetchSize, limit - total), next).thenApply(this::take);
  }

  private List<Row> take(RowPage page) {
    total += page.rows().size();
    next = page.next();
    ended = next == null || total == limit;
    return page.rows();
  }
}
