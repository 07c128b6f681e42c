package dev.rowan.internal.write;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.TimestampOffset;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadDirection;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.SliceQuery;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Deletes a range row by row, because each row has its own entries. Then deletes the static
 * columns, if the range is the whole partition. If it fails after the first row was deleted, the
 * outcome is unknown: some rows are deleted with their entries, and the others are complete. Used
 * once.
 */
final class RangeDeletion {
  private static final int ROWS_AT_A_TIME = 64;

  private final Backend backend;
  private final EntityTables tables;
  private final EntityWriter rows;
  private final DeleteRange range;
  private final OptionalLong timestamp;
  private final RetryPolicy retries;
  private final CallOptions options;
  private final AtomicLong deleted = new AtomicLong();
  private volatile boolean unknown;
  private @Nullable Position next;

  RangeDeletion(
      Backend backend,
      EntityTables tables,
      RetryPolicy retries,
      EntityWriter rows,
      DeleteRange range,
      OptionalLong timestamp,
      CallOptions options) {
    this.backend = backend;
    this.tables = tables;
    this.rows = rows;
    this.range = range;
    this.timestamp = timestamp;
    this.retries = retries;
    this.options = retries.started(options);
  }

  CompletionStage<WriteOutcome> run() {
    return Loop.until(this::page)
        .thenCompose(rowsGone -> statics())
        .thenApply(done -> WriteOutcome.APPLIED)
        .exceptionallyCompose(failure -> CompletableFuture.failedFuture(outcome(failure)));
  }

  /** Returns the failure of the whole deletion, of which a part may have been written. */
  private Throwable outcome(Throwable failure) {
    boolean nothing = deleted.get() == 0 && !unknown;
    return nothing
        ? Failures.unwrap(failure)
        : Failures.ofPartialChange(
            failure,
            Map.of(
                "table", tables.declared().name(), "rows deleted", Long.toString(deleted.get())));
  }

  private CompletionStage<Boolean> page() {
    SliceQuery query =
        new SliceQuery(
            tables.row(),
            range.partition(),
            range.slice(),
            ReadDirection.FORWARD,
            ROWS_AT_A_TIME,
            next,
            ReadMode.PLAIN.with(options));
    return retries
        .idempotent(() -> backend.fetch(query), retries.deadline(options), options.counters())
        .thenCompose(this::delete);
  }

  private CompletionStage<Boolean> delete(RowPage page) {
    next = page.next();
    CompletableFuture<?>[] deletes =
        page.rows().stream()
            .filter(row -> tables.exists(row) && !tables.row().isStaticOnly(row))
            .map(row -> DeleteRow.of(tables.declared(), declared(row), TimestampOffset.NONE))
            .map(
                delete ->
                    rows.write(delete, timestamp, options)
                        .whenComplete(this::count)
                        .toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(deletes).thenApply(done -> next == null);
  }

  private void count(@Nullable WriteOutcome outcome, @Nullable Throwable failure) {
    if (failure == null) {
      deleted.incrementAndGet();
    } else if (Failures.unwrap(failure) instanceof OutcomeUnknownException) {
      unknown = true;
    }
  }

  private Row declared(Row row) {
    Row.Builder key = Row.unset(tables.declared().size());
    for (int i = 0; i < tables.declared().keySize(); i++) {
      key.set(i, row.get(i));
    }
    return key.build();
  }

  private CompletionStage<?> statics() {
    TableSchema table = tables.declared();
    if (!table.hasStatics() || !range.slice().isAll()) {
      return CompletableFuture.completedFuture(null);
    }
    Row.Builder none = Row.unset(table.size());
    for (int i = 0; i < table.size(); i++) {
      if (i < table.partitionKeySize()) {
        none.set(i, range.partition().get(i));
      } else if (table.column(i).kind() == ColumnKind.STATIC) {
        none.set(i, null);
      }
    }
    Upsert clearing = Upsert.update(table, none.build());
    return rows.write(clearing, timestamp, options);
  }
}
