package dev.rowan.internal.copy;

import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * The rows that refer to a counter by its key, all in one partition of their own table or of an
 * index. Thread-safe.
 */
final class ReferringRows implements CountedRows {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);
  private static final int PAGE_ROWS = 500;

  private final Backend backend;
  private final RetryPolicy retries;
  private final EntityTables counted;
  private final CopyLink link;
  private final RowReader rows;

  ReferringRows(
      Backend backend,
      RetryPolicy retries,
      EntityMapping<?> counter,
      RecountedColumn recounted,
      EntityTables counters,
      EntityTables counted) {
    this.backend = backend;
    this.retries = retries;
    this.counted = counted;
    this.rows = new RowReader(backend, counted);
    // the way from a counter to the rows that it counts is that from a source to its copies
    this.link =
        new CopyLink(
            new CopiedColumns(
                counter,
                recounted.reference(),
                false,
                List.of(new CopiedColumns.Column(0, recounted.column())),
                recounted.through(),
                false),
            counted,
            counters);
  }

  @Override
  public TableSchema table() {
    return link.through();
  }

  @Override
  public @Nullable Row counterOf(Row found) {
    return link.sourceOf(found);
  }

  @Override
  public boolean isCountable(Row counter) {
    return true;
  }

  @Override
  public CompletionStage<Long> count(Row counter) {
    Counting counting = new Counting(counter);
    return Loop.until(counting::page).thenApply(end -> counting.found);
  }

  /** Counts the rows of one counter, page by page. */
  private final class Counting {
    private final Row key;
    private long found;
    private @Nullable Position next;

    Counting(Row key) {
      this.key = key;
    }

    CompletionStage<Boolean> page() {
      return retries
          .idempotent(
              () -> backend.fetch(link.page(key, PAGE_ROWS, next, ReadMode.PLAIN.with(MAJORITY))),
              retries.deadline())
          .thenCompose(this::counted);
    }

    private CompletionStage<Boolean> counted(RowPage page) {
      next = page.next();
      boolean entries = !link.through().equals(counted.row());
      if (!entries) {
        page.rows().stream().filter(ReferringRows.this::isRow).forEach(row -> found++);
        return CompletableFuture.completedFuture(next == null);
      }
      CompletableFuture<?>[] looks =
          link.keys(page.rows()).stream()
              .map(row -> rows.readUntimed(row, MAJORITY).thenAccept(this::add))
              .map(CompletionStage::toCompletableFuture)
              .toArray(CompletableFuture<?>[]::new);
      return CompletableFuture.allOf(looks).thenApply(done -> next == null);
    }

    /** Counts an entry if its row has the same reference. */
    private synchronized void add(RowReader.Found entry) {
      Row row = entry.state().row();
      if (row != null && key.equals(link.sourceKey(row))) {
        found++;
      }
    }
  }

  private boolean isRow(Row row) {
    return !counted.declared().isStaticOnly(row) && counted.exists(row);
  }
}
