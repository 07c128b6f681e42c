package dev.rowan.runtime;

import dev.rowan.annotation.Nulls;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInput;
import dev.rowan.mutation.Upsert;
import dev.rowan.mutation.WriteOutcome;
import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.RowDifference;
import dev.rowan.schema.TableSchema;
import dev.rowan.value.Row;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Writes what changed of a row, and nothing where nothing did. */
final class Patches {
  private Patches() {}

  /** Writes what a patch changes, whatever its row is now. */
  static <E> CompletionStage<Boolean> update(
      DaoRuntime<E> runtime, @Nullable EntityPatch<E> patch) {
    EntityPatch<E> given = given(runtime.table(), patch);
    return given.isEmpty() ? CompletableFuture.completedFuture(true) : runtime.update(given.row());
  }

  /** Writes an entity's columns; of a tracked one, what changed. */
  static <E> CompletionStage<Boolean> update(
      DaoRuntime<E> runtime, @Nullable E entity, Nulls nulls) {
    TrackedSave save = TrackedSave.of(runtime, entity);
    if (save == null) {
      return runtime.update(runtime.written(entity, nulls));
    }
    Upsert update = Upsert.update(runtime.table(), save.row());
    return save.outcome(() -> runtime.outcome(update)).thenApply(WriteOutcome::applied);
  }

  /** Writes what differs between two states, whatever the row is now. */
  static <E> CompletionStage<Boolean> change(
      DaoRuntime<E> runtime, @Nullable E before, @Nullable E after) {
    Row difference = difference(runtime, before, after);
    return difference == null
        ? CompletableFuture.completedFuture(true)
        : runtime.update(difference);
  }

  /** Returns what differs between two states of one key; null if nothing does. */
  static <E> @Nullable Row difference(
      DaoRuntime<E> runtime, @Nullable E before, @Nullable E after) {
    Row was = runtime.written(before, Nulls.DELETE);
    Row difference =
        RowDifference.between(runtime.table(), was, runtime.written(after, Nulls.DELETE), -1);
    RowDifference.requireMutable(runtime.mapping(), was, difference);
    return difference;
  }

  /**
   * Returns the patch.
   *
   * @throws RejectedInput if it is null
   */
  static <E> EntityPatch<E> given(TableSchema table, @Nullable EntityPatch<E> patch) {
    if (patch == null) {
      throw new RejectedInput(
          ErrorCode.ARGUMENT_REJECTED, Map.of("table", table.name(), "patch", "null"), null);
    }
    return patch;
  }
}
