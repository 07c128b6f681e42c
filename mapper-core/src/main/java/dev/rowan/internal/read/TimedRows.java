package dev.rowan.internal.read;

import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.Capabilities;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.TimedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;

/**
 * A backend whose rows have the times of their values, if the query asks for times: paging, merging
 * and filters then carry the times with the rows. Thread-safe.
 */
public final class TimedRows implements Backend {
  private final Backend backend;

  /** Reads from this backend. */
  public TimedRows(Backend backend) {
    this.backend = backend;
  }

  @Override
  public Capabilities capabilities() {
    return backend.capabilities();
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return backend.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    return backend.apply(batch);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return backend.fetch(query).thenApply(TimedRows::timed);
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
