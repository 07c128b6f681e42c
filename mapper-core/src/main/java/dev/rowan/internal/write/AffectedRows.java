package dev.rowan.internal.write;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.Slice;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads stored rows as a reader sees them: those that a mutation is going to change, and those that
 * a counter counts. Thread-safe.
 */
public final class AffectedRows {
  private static final int ROWS_ON_PAGE = 500;

  private final Backend backend;
  private final EntityTables tables;
  private final RowReader rows;
  private final RetryPolicy retries;

  /** Reads rows of an entity with these tables. */
  public AffectedRows(Backend backend, EntityTables tables, RetryPolicy retries) {
    this.backend = backend;
    this.tables = tables;
    this.rows = new RowReader(backend, tables);
    this.retries = retries;
  }

  /** Returns the row of a key as a reader would see it, or null for none. */
  public CompletionStage<@Nullable Row> row(Row key, CallOptions options) {
    return retries
        .idempotent(
            () -> rows.readUntimed(key, options), retries.deadline(options), options.counters())
        .thenApply(found -> found.state().row());
  }

  /** Passes on the rows that a deletion of a range deletes; completes after the last one. */
  public CompletionStage<Void> inRange(
      DeleteRange range, CallOptions options, Consumer<Row> consumer) {
    return inSlice(range.partition(), range.slice(), options, consumer);
  }

  /** Passes on the rows of a part of a partition, page by page; completes after the last one. */
  public CompletionStage<Void> inSlice(
      List<Object> partition, Slice slice, CallOptions options, Consumer<Row> consumer) {
    @Nullable Position[] after = {null};
    return Loop.until(
        () -> {
          SliceQuery query =
              new SliceQuery(
                  tables.row(),
                  partition,
                  slice,
                  ReadDirection.FORWARD,
                  ROWS_ON_PAGE,
                  after[0],
                  ReadMode.PLAIN.with(options));
          return retries
              .idempotent(() -> backend.fetch(query), retries.deadline(options), options.counters())
              .thenApply(
                  page -> {
                    pass(page, consumer);
                    after[0] = page.next();
                    return after[0] == null;
                  });
        });
  }

  private void pass(RowPage page, Consumer<Row> consumer) {
    for (Row row : page.rows()) {
      if (tables.exists(row) && !tables.row().isStaticOnly(row)) {
        consumer.accept(row);
      }
    }
  }
}
