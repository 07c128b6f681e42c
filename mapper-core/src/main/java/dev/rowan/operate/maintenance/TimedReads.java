package dev.rowan.operate.maintenance;

import dev.rowan.internal.session.Session;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.query.ScanQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.concurrent.CompletionStage;

/** Reads rows with the write times of their values, from a majority of replicas. Thread-safe. */
final class TimedReads {
  static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private static final int PAGE_ROWS = 500;

  private final Session session;

  TimedReads(Session session) {
    this.session = session;
  }

  /** Completes with the next page of a table. */
  CompletionStage<RowPage> page(JobCheckpoint checkpoint, TableSchema table) {
    return fetch(
        checkpoint.scan(table, ScanQuery.Rows.ALL, PAGE_ROWS, ReadMode.TIMED.with(MAJORITY)));
  }

  /** Completes with the row of a key. */
  CompletionStage<ObservedRow> row(TableSchema table, Row key) {
    return fetch(RowQuery.of(table, key, ReadMode.TIMED.with(MAJORITY)))
        .thenApply(
            page -> page.rows().isEmpty() ? ObservedRow.NOTHING : EntryReader.observed(page, 0));
  }

  private CompletionStage<RowPage> fetch(Query query) {
    RetryPolicy retries = session.writers().executor().retries();
    return retries.idempotent(() -> session.backend().fetch(query), retries.deadline());
  }
}
