package dev.rowan.internal.copy;

import dev.rowan.error.OutcomeUnknownException;
import dev.rowan.internal.write.PlanExecutor;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.async.Failures;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.CellEdit;
import dev.rowan.spi.value.Row;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Compares a counter with the rows that it counts. Thread-safe. */
public final class CounterAudit {
  private static final CallOptions MAJORITY = RowReader.majority(CallOptions.NONE);

  private final Backend backend;
  private final PlanExecutor executor;
  private final TableSchema counters;
  private final int column;
  private final CountedRows rows;

  /**
   * Creates the comparison.
   *
   * @param counters the table of the counters
   * @param column the place of the counter in its table
   */
  CounterAudit(
      Backend backend, PlanExecutor executor, TableSchema counters, int column, CountedRows rows) {
    this.backend = backend;
    this.executor = executor;
    this.counters = counters;
    this.column = column;
    this.rows = rows;
  }

  /** Returns the name under which its job is known: of the table and of the counter. */
  public String name() {
    return counters.name() + "." + counters.column(column).name();
  }

  /** Returns the table of the counters. */
  public TableSchema counters() {
    return counters;
  }

  /** Returns the table whose rows or entries are counted. */
  public TableSchema counted() {
    return rows.table();
  }

  /** Returns the key of the counter that counts a row or an entry; null if none does. */
  public @Nullable Row counterOf(Row counted) {
    return rows.counterOf(counted);
  }

  /** Returns the key of a counter. */
  public Row keyOf(Row counter) {
    Row.Builder key = Row.unset(counters.size());
    for (int i = 0; i < counters.keySize(); i++) {
      key.set(i, counter.get(i));
    }
    return key.build();
  }

  /** Returns whether all rows that a counter has counted can still be there. */
  public boolean isCountable(Row key) {
    return rows.isCountable(key);
  }

  /**
   * Returns how much a counter lacks, or has too much if negative; 0 if its rows began to expire
   * while they were counted.
   */
  public CompletionStage<Long> difference(Row key) {
    return value(key)
        .thenCompose(
            value ->
                rows.count(key).thenApply(there -> rows.isCountable(key) ? there - value : 0L));
  }

  /** Returns whether nothing was ever added to a counter. */
  public CompletionStage<Boolean> isUntouched(Row key) {
    return fetched(key).thenApply(page -> page.rows().isEmpty());
  }

  private CompletionStage<Long> value(Row key) {
    return fetched(key)
        .thenApply(
            page ->
                !page.rows().isEmpty() && page.rows().get(0).get(column) instanceof Long value
                    ? value
                    : 0L);
  }

  private CompletionStage<RowPage> fetched(Row key) {
    RowQuery query = RowQuery.of(counters, key, ReadMode.PLAIN.with(MAJORITY));
    return executor.retries().idempotent(() -> backend.fetch(query), executor.retries().deadline());
  }

  /**
   * Adds to a counter, once.
   *
   * @return completes with whether it was added; false if that is not known, and must not be
   *     repeated before the counter was read again
   */
  public CompletionStage<Boolean> add(Row key, long difference) {
    @Nullable Object[] values = key.toArray();
    values[column] = new CellEdit.Increment(difference);
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
