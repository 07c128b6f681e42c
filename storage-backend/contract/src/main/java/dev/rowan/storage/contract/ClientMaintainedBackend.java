package dev.rowan.storage.contract;

import dev.rowan.backend.Backend;
import dev.rowan.backend.Capabilities;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.Query;
import dev.rowan.query.RowPage;
import dev.rowan.schema.Schema;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A backend whose derived tables the mapper maintains, as on a cluster, even if the backend could.
 * It counts the rows that are read from one table. Thread-safe.
 */
final class ClientMaintainedBackend implements Backend {
  private final Backend whole;
  private final String table;
  private final AtomicInteger read = new AtomicInteger();

  ClientMaintainedBackend(Backend whole, String table) {
    this.whole = whole;
    this.table = table;
  }

  /** Returns the number of rows of the table that were read since the last call. */
  int rowsReadSinceLast() {
    return read.getAndSet(0);
  }

  @Override
  public Capabilities capabilities() {
    return new Capabilities(false, whole.capabilities().conditionalWrites());
  }

  @Override
  public CompletionStage<Void> define(Schema schema) {
    return whole.define(schema);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet unit) {
    return whole.apply(unit);
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return query.table().name().equals(table)
        ? whole
            .fetch(query)
            .thenApply(
                page -> {
                  read.addAndGet(page.rows().size());
                  return page;
                })
        : whole.fetch(query);
  }

  @Override
  public void close() {}
}
