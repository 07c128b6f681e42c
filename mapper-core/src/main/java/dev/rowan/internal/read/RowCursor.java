package dev.rowan.internal.read;

import dev.rowan.spi.call.CallCounters;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one call, page by page, up to its limit. Each page is a call of its own, with its own
 * deadline. Not thread-safe: the caller asks for a page after the page before has come.
 */
final class RowCursor {
  private final RowSource rows;
  private final Function<@Nullable CallCounters, ReadRequest> request;
  private final int limit;
  private final int fetchSize;
  private final PageCalls calls;
  private int total;
  private @Nullable Position next;
  private boolean ended;

  /**
   * Starts before the first row.
   *
   * @param request returns the request of a call that starts now, with these counters
   * @param limit how many rows at most
   * @param fetchSize how many rows one page has at most
   * @param calls makes the calls of the pages
   */
  RowCursor(
      RowSource rows,
      Function<@Nullable CallCounters, ReadRequest> request,
      int limit,
      int fetchSize,
      PageCalls calls) {
    this.rows = rows;
    this.request = request;
    this.limit = limit;
    this.fetchSize = fetchSize;
    this.calls = calls;
  }

  /** Whether a page remains, possibly an empty one. */
  boolean hasNext() {
    return !ended;
  }

  /** Completes with the rows of the next page. A page can be empty although rows follow. */
  CompletionStage<List<Row>> next() {
    Position after = next;
    int size = Math.min(fetchSize, limit - total);
    return calls
        .read(after != null, counters -> rows.page(request.apply(counters), size, after))
        .thenApply(this::take);
  }

  private List<Row> take(RowPage page) {
    total += page.rows().size();
    next = page.next();
    ended = next == null || total == limit;
    return page.rows();
  }
}
