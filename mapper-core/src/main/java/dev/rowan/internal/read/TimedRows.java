package dev.rowan.internal.read;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TimedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * A backend whose rows have the times of their values, if the query asks for times: paging, merging
 * and filters then carry the times with the rows. Thread-safe.
 */
public final class TimedRows extends ForwardingBackend {

  /** Reads from this backend. */
  public TimedRows(Backend backend) {
    super(backend);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return super.fetch(query).thenApply(TimedRows::timed);
  }

  private static RowPage timed(RowPage page) {
    if (page.times().isEmpty()) {
      return page;
    }
    List<Row> rows = new ArrayList<>(page.rows().size());
    for (int i = 0; i < page.rows().size(); i++) {
      rows.add(TimedRow.of(page.rows().get(i), page.times().get(i)));
    }
    return new RowPage(rows, page.times(), page.next());
  }

  /** Does nothing: the owner of the backend closes it. */
  @Override
  public void close() {}
}
