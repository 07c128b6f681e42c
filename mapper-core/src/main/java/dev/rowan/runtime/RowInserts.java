package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.query.WriteOptions;
import dev.rowan.schema.TableSchema;
import dev.rowan.write.EntityRows;
import dev.rowan.write.PlannedWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes what makes rows of one table, several rows of a partition as one unit where that can be.
 * Thread-safe.
 *
 * @param <E> what makes a row, such as an entity
 */
public final class RowInserts<E> {
  private final DaoRuntime<?> runtime;
  private final BiFunction<E, Nulls, Upsert> writing;
  private final boolean eachOnce;
  private final EntityRows rows;

  private RowInserts(
      DaoRuntime<?> runtime, BiFunction<E, Nulls, Upsert> writing, boolean eachOnce) {
    this.runtime = runtime;
    this.writing = writing;
    this.eachOnce = eachOnce;
    this.rows = runtime.session.writers().rows(runtime.tables);
  }

  /** Inserts entities through a run time, with its options. */
  public static <E> RowInserts<E> of(DaoRuntime<E> runtime) {
    TableSchema table = runtime.mapping().table();
    return new RowInserts<>(
        runtime, (entity, nulls) -> Upsert.insert(table, runtime.written(entity, nulls)), false);
  }

  /**
   * Writes through a run time, with its options, what comes from another table: each row and each
   * static column once.
   */
  public static <E> RowInserts<E> ofTable(DaoRuntime<?> runtime, Function<E, Upsert> write) {
    return new RowInserts<>(runtime, (entity, nulls) -> write.apply(entity), true);
  }

  /**
   * Returns the same with these options.
   *
   * @throws RejectedInput if the options are null
   */
  public RowInserts<E> with(@Nullable WriteOptions options) {
    return new RowInserts<>(runtime.with(options), writing, eachOnce);
  }

  /** Returns whether it writes what comes from another table, in its order. */
  public boolean isOfTable() {
    return eachOnce;
  }

  /** Returns what the stage completes with; see {@link DaoRuntime#await}. */
  public <T> T await(CompletionStage<T> stage) {
    return runtime.await(stage);
  }

  /**
   * Returns the write of an entity.
   *
   * @throws RejectedInput if a part of the key is null
   */
  public Upsert write(E entity, Nulls nulls) {
    return writing.apply(entity, nulls);
  }

  /**
   * Returns whether several rows of a partition can be one unit here: not where the values of one
   * could refuse the others, nor where two could set one static column, as of two values under one
   * timestamp it is not the later one that stays.
   */
  public boolean takesSeveral() {
    return !runtime.writesRowByRow()
        && runtime.tables.unique().isEmpty()
        && (eachOnce || !runtime.mapping().table().hasStatics());
  }

  /**
   * Writes rows of different keys in one partition, whether or not they exist.
   *
   * @param writes one only, unless {@link #takesSeveral()}
   */
  public CompletionStage<Boolean> apply(List<Upsert> writes) {
    if (writes.size() == 1) {
      return runtime.apply(writes.get(0));
    }
    List<PlannedWriter.Part> parts = new ArrayList<>(writes.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Upsert write : writes) {
      TimedMutation timed = TimedMutation.of(write, runtime.tables, runtime.options);
      timestamp = timed.timestamp();
      parts.add(new PlannedWriter.Part(rows, timed.mutation()));
    }
    return runtime
        .session
        .writers()
        .planned()
        .write(parts, timestamp, runtime.options.call())
        .thenApply(WriteOutcome::applied);
  }
}
