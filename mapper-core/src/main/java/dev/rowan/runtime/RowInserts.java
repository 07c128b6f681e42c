package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Change;
import dev.rowan.mutation.Consequences;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.upkeep.Upkeep;
import dev.rowan.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/**
 * Inserts entities of one type by their rows, several rows of a partition as one unit where that
 * can be. Thread-safe.
 *
 * @param <E> the entity
 */
public final class RowInserts<E> {
  private final DaoRuntime<E> runtime;
  private final Consequences upkeep;

  private RowInserts(DaoRuntime<E> runtime) {
    this.runtime = runtime;
    this.upkeep = Upkeep.of(runtime.tables.followers());
  }

  /** Inserts through a run time, with its options. */
  public static <E> RowInserts<E> of(DaoRuntime<E> runtime) {
    return new RowInserts<>(runtime);
  }

  /**
   * Returns the row of an entity as an insert writes it.
   *
   * @throws RejectedInput if a part of the key is null
   */
  public Row row(@Nullable E entity, Nulls nulls) {
    return runtime.written(entity, nulls);
  }

  /**
   * Returns whether several rows of a partition can be one unit here: not where the values of one
   * could refuse the others.
   */
  public boolean takesSeveral() {
    return !runtime.writesRowByRow() && runtime.tables.unique().isEmpty();
  }

  /**
   * Writes rows of different keys in one partition, whether or not they exist.
   *
   * @param rows one only, unless {@link #takesSeveral()}
   */
  public CompletionStage<Boolean> insert(List<Row> rows) {
    if (rows.size() == 1) {
      return runtime.apply(insert(rows.get(0)));
    }
    List<Change> changes = new ArrayList<>(rows.size());
    OptionalLong timestamp = OptionalLong.empty();
    for (Row row : rows) {
      TimedMutation timed = TimedMutation.of(insert(row), runtime.tables, runtime.options);
      timestamp = timed.timestamp();
      changes.add(new Change(timed.mutation(), upkeep));
    }
    return runtime
        .session
        .backend()
        .apply(new MutationSet(changes, timestamp, runtime.options.call()))
        .thenApply(WriteOutcome::applied);
  }

  private Upsert insert(Row row) {
    return Upsert.insert(runtime.mapping().table(), row);
  }
}
