package dev.rowan.internal.write;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
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
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Deletes a range row by row, because each row has its own entries. Then deletes the static
 * columns, if the range is the whole partition. If it fails in between, the first rows are deleted
 * with their entries, and the others are complete. Used once.
 */
final class RangeDeletion {
  private static final int ROWS_AT_A_TIME = 64;

  private final Backend backend;
  private final EntityTables tables;
  private final EntityWriter rows;
  private final DeleteRange range;
  private final OptionalLong timestamp;
  private final CallOptions options;
  private @Nullable Position next;

  RangeDeletion(
      Backend backend,
      EntityTables tables,
      EntityWriter rows,
      DeleteRange range,
      OptionalLong timestamp,
      CallOptions options) {
    this.backend = backend;
    this.tables = tables;
    this.rows = rows;
    this.range = range;
    this.timestamp = timestamp;
    this.options = options;
  }

  CompletionStage<WriteOutcome> run() {
    return Loop.until(this::page)
        .thenCompose(rowsGone -> statics())
        .thenApply(done -> WriteOutcome.APPLIED);
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
    return backend.fetch(query).thenCompose(this::delete);
  }

  private CompletionStage<Boolean> delete(RowPage page) {
    next = page.next();
    CompletableFuture<?>[] deletes =
        page.rows().stream()
            .filter(row -> tables.exists(row) && !tables.row().isStaticOnly(row))
            .map(row -> DeleteRow.of(tables.declared(), declared(row), TimestampOffset.NONE))
            .map(delete -> rows.write(delete, timestamp, options).toCompletableFuture())
            .toArray(CompletableFuture<?>[]::new);
    return CompletableFuture.allOf(deletes).thenApply(done -> next == null);
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
