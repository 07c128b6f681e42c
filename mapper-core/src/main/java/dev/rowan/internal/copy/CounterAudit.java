package dev.rowan.internal.copy;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.async.Loop;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.internal.write.RowReader;
import dev.rowan.mapping.CopiedColumns;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.RecountedColumn;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.Position;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Compares a counter with the rows that it counts. Thread-safe. */
public final class CounterAudit {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);
  private static final int PAGE_ROWS = 500;

  private final Backend backend;
  private final PlanExecutor executor;
  private final RecountedColumn recounted;
  private final EntityTables counted;
  private final TableSchema counters;
  private final CopyLink link;
  private final RowReader rows;

  CounterAudit(
      Backend backend,
      PlanExecutor executor,
      EntityMapping<?> counter,
      RecountedColumn recounted,
      EntityTables counters,
      EntityTables counted) {
    this.backend = backend;
    this.executor = executor;
    this.recounted = recounted;
    this.counted = counted;
    this.counters = counters.declared();
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

  /** Returns the name under which its job is known: of the table and of the counter. */
  public String name() {
    return counters.name() + "." + counters.column(recounted.column()).name();
  }

  /** Returns the table of the counters. */
  public TableSchema counters() {
    return counters;
  }

  /** Returns the table whose rows or entries are counted. */
  public TableSchema counted() {
    return link.through();
  }

  /** Returns the key of the counter that counts a row or an entry; null if none does. */
  public @Nullable Row counterOf(Row counted) {
    return link.sourceOf(counted);
  }

  /** Returns the key of a counter. */
  public Row keyOf(Row counter) {
    Row.Builder key = Row.unset(counters.size());
    for (int i = 0; i < counters.keySize(); i++) {
      key.set(i, counter.get(i));
    }
    return key.build();
  }

  /** Returns how much a counter lacks, or has too much if negative. */
  public CompletionStage<Long> difference(Row key) {
    return value(key).thenCompose(value -> count(key).thenApply(rowsThere -> rowsThere - value));
  }

  /** Returns whether nothing was ever added to a counter. */
  public CompletionStage<Boolean> isUntouched(Row key) {
    return fetched(key).thenApply(page -> page.rows().isEmpty());
  }

  private CompletionStage<Long> value(Row key) {
    return fetched(key)
        .thenApply(
            page ->
                !page.rows().isEmpty()
                        && page.rows().get(0).get(recounted.column()) instanceof Long value
                    ? value
                    : 0L);
  }

  private CompletionStage<RowPage> fetched(Row key) {
    RowQuery query = RowQuery.of(counters, key, ReadMode.PLAIN.with(MAJORITY));
    return executor.retries().idempotent(() -> backend.fetch(query), executor.retries().deadline());
  }

  private CompletionStage<Long> count(Row key) {
    Counting counting = new Counting(key);
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
      return executor
          .retries()
          .idempotent(
              () -> backend.fetch(link.page(key, PAGE_ROWS, next, ReadMode.PLAIN.with(MAJORITY))),
              executor.retries().deadline())
          .thenCompose(this::counted);
    }

    private CompletionStage<Boolean> counted(RowPage page) {
      next = page.next();
      boolean entries = !link.through().equals(counted.row());
      if (!entries) {
        page.rows().stream().filter(CounterAudit.this::isRow).forEach(row -> found++);
        return CompletableFuture.completedFuture(next == null);
      }
      CompletableFuture<?>[] looks =
          link.keys(page.rows()).stream()
              .map(row -> rows.look(row, MAJORITY).thenAccept(this::add))
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

  /**
   * Adds to a counter, once.
   *
   * @return completes with whether it was added; false if that is not known, and must not be
   *     repeated before the counter was read again
   */
  public CompletionStage<Boolean> add(Row key, long difference) {
    @Nullable Object[] values = key.toArray();
    values[recounted.column()] = new CellEdit.Increment(difference);
    MutationSet set =
        new MutationSet(
            List.of(Change.of(Upsert.update(counters, Row.owning(values)))),
            OptionalLong.empty(),
            MAJORITY);
    return executor
        .apply(set, executor.retries().deadline())
        .handle(
            (outcome, failure) -> {
              if (failure == null) {
                return true;
              }
              if (Failures.unwrap(failure) instanceof OutcomeUnknownException) {
                return false;
              }
              throw Failures.unchecked(failure);
            });
  }
}
